import { findTurn } from './player-way';

type Turns = {
  /** The words of a recording, each paragraph with the number of its turn. */
  readonly page: ParentNode;
  /** Second at which each turn begins. */
  readonly starts: readonly number[];
  /** Whether the page may glide to where it is read. */
  readonly isCalm: () => boolean;
};

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Marks one of several elements, as `data-now`. */
function mark(elements: Iterable<HTMLElement>, isNow: (element: HTMLElement) => boolean): void {
  for (const element of elements) element.toggleAttribute('data-now', isNow(element));
}

/**
 * Marks what is being read. The page follows whoever reads along: it moves only where the words before were
 * on the screen and the next are not. Whoever has scrolled elsewhere stays there.
 *
 * @returns shows the turn of a second; follows only while the recording plays
 */
export function followTranscript({ page, starts, isCalm }: Turns): (at: number, isPlaying: boolean) => void {
  const paragraphs = [...page.querySelectorAll<HTMLElement>('p[data-turn]')];
  const chapters = [...page.querySelectorAll<HTMLElement>('li:has([data-at])')];
  let last: number | undefined;
  const follow = (turn: number): void => {
    const wasSeen = paragraphs.some(({ dataset }, index) => {
      const element = paragraphs[index];
      return dataset['turn'] === String(turn - 1) && element !== undefined && isSeen(element);
    });
    const next = paragraphs.find(({ dataset }) => dataset['turn'] === String(turn));
    if (wasSeen && next && next.getBoundingClientRect().bottom > window.innerHeight)
      next.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  };
  return (at, isPlaying) => {
    const turn = findTurn(starts, at);
    if (turn === last) return;
    if (isPlaying && last === turn - 1) follow(turn);
    last = turn;
    mark(paragraphs, ({ dataset }) => dataset['turn'] === String(turn));
    const begun = chapters.filter((item) => readStart(item) <= at + 0.05);
    mark(chapters, (item) => item === begun.at(-1));
    for (const item of chapters)
      if (item.hasAttribute('data-now')) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
  };
}

const readStart = (item: Element): number =>
  Number(item.querySelector<HTMLElement>('[data-at]')?.dataset['at']);
