import type { Swimlanes, Lane } from '#lib/charts/swimlane-layout';
import { ContentError } from '#lib/content/content-error';
import type { WebinarEntry } from './schema';

type Source = Pick<WebinarEntry, 'file' | 'starts' | 'ends' | 'agenda' | 'speakers'>;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Duration in minutes. */
export const countMinutes = ({ starts, ends }: Pick<Source, 'starts' | 'ends'>): number =>
  toMinutes(ends) - toMinutes(starts);

/**
 * Start of each agenda item, and the end, in minutes from the start.
 *
 * @throws ContentError if the times are not ascending
 */
function readBorders({ file, starts, ends, agenda }: Source): number[] {
  const borders = [...agenda.map(({ at }) => at), ends].map((time) => toMinutes(time) - toMinutes(starts));
  const isInOrder = borders.every((minute, index) => index === 0 || minute > (borders[index - 1] ?? 0));
  if (borders[0] === 0 && isInOrder) return borders;
  const expected = `times that begin at ${starts} and rise towards ${ends}`;
  throw new ContentError([{ file, field: 'agenda', expected, found: agenda.map(({ at }) => at).join(', ') }]);
}

/**
 * Data of the drawn webinar: an agenda item is as long as its minutes.
 *
 * @param people lanes of the speakers
 * @param everybody lane of items without a speaker, added if there are any
 * @param write formats minutes
 * @throws ContentError if the agenda's times are not ascending
 */
export function measureAgenda(
  entry: Source,
  people: readonly Lane[],
  everybody: Lane,
  write: (minutes: number) => string,
): Swimlanes {
  const borders = readBorders(entry);
  const { agenda, speakers } = entry;
  const laneOf = (by: string | undefined): number => {
    const lane = speakers.findIndex(({ person }) => person === by);
    return lane < 0 ? people.length : lane;
  };
  const segments = agenda.map(({ by }, index) => {
    const length = (borders[index + 1] ?? 0) - (borders[index] ?? 0);
    return { lane: laneOf(by), length, label: write(length) };
  });
  const isShared = segments.some(({ lane }) => lane === people.length);
  return {
    lanes: isShared ? [...people, everybody] : people,
    segments,
    chapters: agenda.map(({ at }, index) => ({
      at: borders[index] ?? 0,
      number: String(index + 1),
      time: at,
    })),
    end: entry.ends,
  };
}

/**
 * Fragments of the agenda items: items with a speaker are the sections of the summary, in order.
 *
 * @returns undefined for an item without a speaker
 * @throws ContentError if the numbers of items and sections differ
 */
export function findSections({
  file,
  agenda,
  contents,
}: Pick<WebinarEntry, 'file' | 'agenda' | 'contents'>): (string | undefined)[] {
  const sections = contents().map(({ id }) => id);
  const count = agenda.filter(({ by }) => by).length;
  if (sections.length !== count)
    throw new ContentError([
      {
        file,
        field: 'agenda',
        expected: `a point for each of the ${sections.length} sections of the summary`,
        found: `${count} with a person`,
      },
    ]);
  let next = 0;
  return agenda.map(({ by }) => (by ? sections[next++] : undefined));
}
