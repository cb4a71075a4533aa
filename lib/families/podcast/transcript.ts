import type { Lane } from '#lib/charts/swimlane-layout';
import { stripTags } from '#lib/core/html';
import { formatPlayTime } from '#lib/core/play-time';
import type { listChapters, Times } from './episode-lanes';

type Chapter = Pick<ReturnType<typeof listChapters>[number], 'number' | 'at' | 'start' | 'quote'>;

/** Time stamp at which playback can start. */
const writeTime = (at: number, time: string): string => `<small data-start-time="${at}">${time}</small>`;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('');

/** Initials above the lanes, at the head of a chapter; every turn has the full name. */
const writeInitials = (lanes: readonly Lane[]): string =>
  `<i aria-hidden="true">${lanes.map(({ name }) => `<span>${initialsOf(name)}</span>`).join('')}</i>`;

/** Marks each chapter's quote in the text. */
function markQuotes(html: string, chapters: readonly Chapter[]): string {
  const parts = html.split(/(?=<h2\b)/);
  const first = parts[0]?.startsWith('<h2') ? 0 : 1;
  return parts
    .map((part, index) => {
      const quote = chapters[index - first]?.quote;
      return quote === undefined ? part : part.replace(quote, () => `<mark>${quote}</mark>`);
    })
    .join('');
}

/**
 * Adds the data attributes of the drawn conversation: paragraphs get turn and lane, and the previous lane
 * if the speaker changes; turns get a time stamp, headings their number, time, lane and initials.
 */
export function annotateTranscript(
  html: string,
  lanes: readonly Lane[],
  chapters: readonly Chapter[],
  { turns }: Pick<Times, 'turns'>,
): string {
  let lane: number | undefined;
  let chapter = -1;
  let turn = -1;
  const writeTrack = (name: string): string => (lane === undefined ? '' : ` data-${name}="${lane}"`);
  const part = /<h2\b([^>]*)>|<p>(<b>([\s\S]*?)<span[\s\S]*?<\/b> )?/g;
  return markQuotes(html, chapters).replace(
    part,
    (tag, attributes?: string, head?: string, name?: string) => {
      if (tag.startsWith('<h2')) {
        chapter += 1;
        const { number = '', start = '', at = 0 } = chapters[chapter] ?? {};
        const time = `<span><b>${number}</b> ${writeTime(at, start)}</span> `;
        return `<h2${attributes ?? ''}${writeTrack('lane')}>${writeInitials(lanes)}${time}`;
      }
      if (head === undefined) return `<p data-turn="${turn}"${writeTrack('lane')}>`;
      turn += 1;
      const before = lane;
      const from = writeTrack('from');
      lane = lanes.findIndex((one) => one.name === stripTags(name ?? ''));
      const at = turns[turn] ?? 0;
      const open = `<p data-turn="${turn}"${writeTrack('lane')}`;
      const time = `${writeTime(at, formatPlayTime(at))} `;
      if (before === undefined || before === lane) return `${open}>${head}${time}`;
      return `${open}${from}${lane < before ? ' data-back=""' : ''}>${head}${time}`;
    },
  );
}
