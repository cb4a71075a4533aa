import type { Talk, TalkTrack } from '#lib/charts/talk-layout';
import { ContentError } from '#lib/content/content-error';
import type { WebinarEntry } from './schema';

type Source = Pick<WebinarEntry, 'file' | 'starts' | 'ends' | 'agenda' | 'speakers'>;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from beginning to end. */
export const countMinutes = ({ starts, ends }: Pick<Source, 'starts' | 'ends'>): number =>
  toMinutes(ends) - toMinutes(starts);

/** @throws ContentError where the agenda does not run from the beginning towards the end */
function readBorders({ file, starts, ends, agenda }: Source): number[] {
  const borders = [...agenda.map(({ at }) => at), ends].map((time) => toMinutes(time) - toMinutes(starts));
  const isInOrder = borders.every((minute, index) => index === 0 || minute > (borders[index - 1] ?? 0));
  if (borders[0] === 0 && isInOrder) return borders;
  const expected = `times that begin at ${starts} and rise towards ${ends}`;
  throw new ContentError([{ file, field: 'agenda', expected, found: agenda.map(({ at }) => at).join(', ') }]);
}

/**
 * The hour to be drawn: a point of the agenda is as long as its minutes, which stand on it.
 *
 * @param people the tracks of those who speak, in their order
 * @param everybody the track of points that belong to nobody; drawn where there are such points
 * @param write minutes as the language writes them
 * @throws ContentError where the agenda is out of order
 */
export function measureHour(
  entry: Source,
  people: readonly TalkTrack[],
  everybody: TalkTrack,
  write: (minutes: number) => string,
): Talk {
  const borders = readBorders(entry);
  const { agenda, speakers } = entry;
  const trackOf = (by: string | undefined): number => {
    const track = speakers.findIndex(({ person }) => person === by);
    return track < 0 ? people.length : track;
  };
  const pieces = agenda.map(({ by }, index) => {
    const length = (borders[index + 1] ?? 0) - (borders[index] ?? 0);
    return { track: trackOf(by), length, label: write(length) };
  });
  const isShared = pieces.some(({ track }) => track === people.length);
  return {
    tracks: isShared ? [...people, everybody] : people,
    pieces,
    chapters: agenda.map(({ at }, index) => ({
      at: borders[index] ?? 0,
      number: String(index + 1),
      time: at,
    })),
    end: entry.ends,
  };
}

/**
 * Fragments of the points: those of somebody are the sections of the summary, in their order.
 *
 * @returns nothing for a point that belongs to everybody
 * @throws ContentError where the summary has more sections, or fewer
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
