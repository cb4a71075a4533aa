import { findTurn } from './player-track';

type Turns = {
  /** Contains the transcript, each paragraph with the number of its turn. */
  readonly page: ParentNode;
  readonly starts: readonly number[];
  /** Whether the visitor prefers reduced motion. */
  readonly isCalm: () => boolean;
};

const isInViewport = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Sets `data-current` on the elements that match. */
function mark(elements: Iterable<HTMLElement>, isCurrent: (element: HTMLElement) => boolean): void {
  for (const element of elements) element.toggleAttribute('data-current', isCurrent(element));
}

/**
 * Marks the current turn and chapter. Scrolls to the next turn only if the previous one is in the
 * viewport, so that a visitor who has scrolled elsewhere is not moved.
 */
export function followTranscript({ page, starts, isCalm }: Turns): (at: number, isPlaying: boolean) => void {
  const paragraphs = [...page.querySelectorAll<HTMLElement>('p[data-turn]')];
  const chapters = [...page.querySelectorAll<HTMLElement>('li:has([data-start-time])')];
  let last: number | undefined;
  const follow = (turn: number): void => {
    const wasInViewport = paragraphs.some(({ dataset }, index) => {
      const element = paragraphs[index];
      return dataset['turn'] === String(turn - 1) && element !== undefined && isInViewport(element);
    });
    const next = paragraphs.find(({ dataset }) => dataset['turn'] === String(turn));
    if (wasInViewport && next && next.getBoundingClientRect().bottom > window.innerHeight)
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
      if (item.hasAttribute('data-current')) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
  };
}

const readStart = (item: Element): number =>
  Number(item.querySelector<HTMLElement>('[data-start-time]')?.dataset['startTime']);
