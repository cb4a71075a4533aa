type Methods = {
  readonly removeChild: (this: Node, child: Node) => Node;
  readonly insertBefore: (this: Node, node: Node, reference: Node | null) => Node;
};

/**
 * Keeps React from throwing when foreign code has moved or removed a node: a browser's translation wraps
 * texts in `<font>` elements, extensions remove elements. React would unmount the whole page.
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
