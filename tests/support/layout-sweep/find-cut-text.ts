import { quote, type Piece } from './text-pieces';

/** Nearest ancestor that clips a text, with the axis. */
function isClipped({ holder, whole }: Piece): boolean {
  for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    if (display === 'inline' || display === 'contents') continue;
    if (/auto|scroll/.test(overflowX)) return false;
    const edge = box.getBoundingClientRect();
    const sideways =
      /hidden|clip/.test(overflowX) && (whole.right > edge.right + 2 || whole.left < edge.left - 2);
    const upright =
      /hidden|clip/.test(overflowY) && (whole.bottom > edge.bottom + 1 || whole.top < edge.top - 1);
    // A mask lets what it clips fade out.
    if (sideways || upright) return getComputedStyle(box).maskImage === 'none';
  }
  return false;
}

const isBeyond = ({ letters, scroller }: Piece): boolean =>
  scroller === null && (letters.right > document.documentElement.clientWidth - 2 || letters.left < 2);

/** Fields whose example text is wider than they are. */
function findCutPlaceholders(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('input')]
    .filter((field) => field.placeholder && field.checkVisibility({ visibilityProperty: true }))
    .filter((field) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!context) return false;
      // Not `font`, which is empty where a font has a width of its own.
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const space = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return space > 0 && context.measureText(field.placeholder).width > space;
    })
    .map((field) => `“${field.placeholder}” does not fit its field`);
}

/** Text that is clipped or beyond the window. */
export function findCutText(pieces: readonly Piece[]): string[] {
  return [
    ...(document.documentElement.scrollWidth > innerWidth
      ? [`the page is ${String(document.documentElement.scrollWidth)} px wide`]
      : []),
    ...pieces.filter(isBeyond).map((piece) => `${quote(piece)} is beyond the window`),
    ...pieces.filter(isClipped).map((piece) => `${quote(piece)} is cut off`),
    ...findCutPlaceholders(),
  ];
}
