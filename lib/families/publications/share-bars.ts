import { drawBar } from '#lib/charts/bar-thumbnails';

/** Size of a bar in px; its width follows that of its column. */
const size = { width: 100, height: 10 } as const;

const share = /^(\d+(?:[.,]\d+)?)\s?%$/;

const readShare = (cell: string): number | undefined => {
  const digits = share.exec(cell.replaceAll('&nbsp;', ' '))?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** A bar from 0 to 100 per cent, in the colours of charts. */
function writeBar(percent: number): string {
  const path = (amount: number): string => {
    const [mark] = drawBar([{ amount, series: 'main' }], 100, size).marks;
    return mark?.kind === 'area' ? mark.d : '';
  };
  return `<svg viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none" aria-hidden="true"><path d="${path(100)}"/><path d="${path(percent)}"/></svg>`;
}

const rightCell = /<td class="align-right"([^>]*)>([^<]*)<\/td>/g;

/** Tables with a bar beside each percentage in a column of numbers. */
export const addShareBars = (html: string): string =>
  html.replaceAll(rightCell, (cell, names: string, text: string) => {
    const percent = readShare(text.trim());
    return percent === undefined
      ? cell
      : `<td class="align-right share"${names}>${writeBar(percent)}${text}</td>`;
  });
