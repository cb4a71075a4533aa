import { isSeen, overlap, quote, type Box, type Piece } from './text-pieces';

type Rule = { readonly element: Element; readonly box: Box; readonly isAcross: boolean };

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Edges of an element that are drawn, as thin boxes. */
function listRules(element: Element): Rule[] {
  const style = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return sides
    .filter((side) => {
      const width = parseFloat(style.getPropertyValue(`border-${side}-width`));
      return width >= 1 && !/, 0\)$/.test(style.getPropertyValue(`border-${side}-color`));
    })
    .map((side) => {
      const isAcross = side === 'top' || side === 'bottom';
      const at = { top, right, bottom, left }[side];
      const box = isAcross ? { left, right, top: at, bottom: at } : { left: at, right: at, top, bottom };
      return { element, box, isAcross };
    });
}

const strikes = ({ box, isAcross }: Rule, { letters }: Piece): boolean => {
  const { across, down } = overlap(box, letters);
  // An edge is a line: what it shares with a text it strikes is nothing in one direction, and inside the letters.
  if (isAcross) return across > 2 && box.top > letters.top + 1 && box.top < letters.bottom - 1;
  return down > 2 && box.left > letters.left + 1 && box.left < letters.right - 1;
};

/** Text that a border runs through: of a table, a box, a row. */
export function findStruckText(pieces: readonly Piece[]): string[] {
  const rules = [...document.querySelectorAll('body *')]
    .filter((element) => !(element instanceof SVGElement) && isSeen(element))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .flatMap(listRules);
  return rules.flatMap((rule) =>
    pieces
      .filter((piece) => strikes(rule, piece))
      .map(
        (piece) =>
          `${quote(piece)} is struck by an edge of ${rule.element.tagName}.${rule.element.className}`,
      ),
  );
}
