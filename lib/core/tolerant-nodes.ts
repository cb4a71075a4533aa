type Methods = {
  readonly removeChild: (this: Node, child: Node) => Node;
  readonly insertBefore: (this: Node, node: Node, reference: Node | null) => Node;
};

/**
 * Lets React remove a node that somebody else has removed or moved, and insert beside one: a browser's translation puts
 * texts into `<font>` elements, extensions take elements away, and React would throw and give up the whole page.
 *
 * @param prototype `Node.prototype`
 * @see https://github.com/facebook/react/issues/11538#issuecomment-417504600
 */
export function tolerateForeignChanges(prototype: Node): void {
  const { removeChild, insertBefore } = prototype as Methods;
  Object.assign(prototype, {
    removeChild(this: Node, child: Node): Node {
      return child.parentNode === this ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, node: Node, reference: Node | null): Node {
      return insertBefore.call(this, node, reference?.parentNode === this ? reference : null);
    },
  });
}
