import type { Page } from '@playwright/test';
import { waitForDeferredParts } from './deferred-parts';
import { placeBars } from './place-bars';

/**
 * Finds text that is clipped, outside the window, or covered by other text. Horizontally scrollable elements
 * such as wide tables are ignored.
 *
 * @returns one line each, at most eight
 */
export async function findClippedText(page: Page): Promise<string[]> {
  await waitForDeferredParts(page);
  await placeBars(page);
  return page.evaluate(() => {
    type Line = { readonly node: Text; readonly box: DOMRect };
    const quote = ({ node }: Line): string => `“${node.data.trim().slice(0, 40)}”`;
    const isRead = (node: Text): boolean => {
      const holder = node.parentElement;
      return (
        node.data.trim() !== '' &&
        holder !== null &&
        holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // Chromium reports text in hidden parts of SVG as visible.
        !(holder instanceof SVGElement && holder.getBoundingClientRect().width === 0) &&
        // Visually hidden text.
        getComputedStyle(holder).clipPath !== 'inset(50%)' &&
        !holder.closest('.visually-hidden, .skip, script, style')
      );
    };
    const listLines = (): Line[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes.filter(isRead).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map((box) => ({ node, box }));
      });
    };
    /** Whether an ancestor scrolls a line, clips it, or neither. */
    const findFate = ({ node, box }: Line): 'scrolls' | 'cut' | 'shown' => {
      for (
        let holder = node.parentElement;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(holder);
        if (/auto|scroll/.test(overflowX)) return 'scrolls';
        const edge = holder.getBoundingClientRect();
        const sideways =
          /hidden|clip/.test(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
        // Line boxes are higher than their letters.
        const upright =
          /hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
        if (sideways || upright) return 'cut';
      }
      return 'shown';
    };
    const cover = (one: DOMRect, other: DOMRect): boolean => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 3 && height > 0.4 * Math.min(one.height, other.height);
    };
    const lines = listLines().map((line) => ({ ...line, fate: findFate(line) }));
    const shown = lines.filter(({ fate }) => fate === 'shown');
    const found = [
      ...(document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : []),
      ...lines.filter(({ fate }) => fate === 'cut').map((line) => `${quote(line)} is cut off`),
      ...shown
        .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
        .map((line) => `${quote(line)} is beyond the window`),
      ...shown.flatMap((one, index) =>
        shown
          .slice(index + 1)
          .filter((other) => other.node !== one.node && cover(one.box, other.box))
          .map((other) => `${quote(one)} and ${quote(other)} lie on each other`),
      ),
    ];
    return [...new Set(found)].slice(0, 8);
  });
}
