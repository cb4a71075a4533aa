import type { TalkTrack } from '#lib/charts/talk-layout';
import { formatPlayTime } from '#lib/core/play-time';
import type { listChapters, Times } from './talk';
import { stripTags } from './turns';

type Chapter = Pick<ReturnType<typeof listChapters>[number], 'number' | 'at' | 'start' | 'quote'>;

/** A time at which the recording can be entered. */
const writeTime = (at: number, time: string): string => `<small data-at="${at}">${time}</small>`;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('');

/** Whose rail is which, at the head of a chapter; every turn has the name in full. */
const writeInitials = (tracks: readonly TalkTrack[]): string =>
  `<i aria-hidden="true">${tracks.map(({ name }) => `<span>${initialsOf(name)}</span>`).join('')}</i>`;

/** Marks the sentence that stands for a chapter where somebody says it. */
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
 * Gives a conversation what its rails and chapters are drawn from: every paragraph the number of its turn,
 * of its speaker's track and of the one from which the line comes, every turn its time, every heading its
 * number, its time, the track on which the line passes it, and whose rails these are.
 */
export function dressTranscript(
  html: string,
  tracks: readonly TalkTrack[],
  chapters: readonly Chapter[],
  { turns }: Pick<Times, 'turns'>,
): string {
  let track: number | undefined;
  let chapter = -1;
  let turn = -1;
  const passed = (name: string): string => (track === undefined ? '' : ` data-${name}="${track}"`);
  const part = /<h2\b([^>]*)>|<p>(<b>([\s\S]*?)<span[\s\S]*?<\/b> )?/g;
  return markQuotes(html, chapters).replace(
    part,
    (tag, attributes?: string, head?: string, name?: string) => {
      if (tag.startsWith('<h2')) {
        chapter += 1;
        const { number = '', start = '', at = 0 } = chapters[chapter] ?? {};
        const time = `<span><b>${number}</b> ${writeTime(at, start)}</span> `;
        return `<h2${attributes ?? ''}${passed('track')}>${writeInitials(tracks)}${time}`;
      }
      if (head === undefined) return `<p data-turn="${turn}"${passed('track')}>`;
      turn += 1;
      const before = track;
      const from = passed('from');
      track = tracks.findIndex((one) => one.name === stripTags(name ?? ''));
      const at = turns[turn] ?? 0;
      const open = `<p data-turn="${turn}"${passed('track')}`;
      const time = `${writeTime(at, formatPlayTime(at))} `;
      if (before === undefined || before === track) return `${open}>${head}${time}`;
      return `${open}${from}${track < before ? ' data-back=""' : ''}>${head}${time}`;
    },
  );
}
