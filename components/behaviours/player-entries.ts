import type { Sound } from './player-sound';

type EntryWords = { readonly from: string; readonly pause: string };

/**
 * Makes every time of the page a button that enters the recording there. The time of the turn that is
 * being read pauses it: whoever reads along has it at hand.
 *
 * @returns writes on the buttons what they do now
 */
export function addEntries(
  page: ParentNode,
  { from, pause }: EntryWords,
  sound: Sound,
  signal: AbortSignal,
): () => void {
  const isRead = (place: HTMLElement): boolean =>
    sound.isPlaying() && place.parentElement?.matches('p[data-now]') === true;
  const places = [...page.querySelectorAll<HTMLElement>('[data-at]')];
  const buttons = places.map((place) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = place.textContent;
    place.replaceChildren(button);
    button.addEventListener(
      'click',
      () => {
        if (isRead(place)) return sound.pause();
        sound.seek(Number(place.dataset['at']));
        sound.play();
      },
      { signal },
    );
    return { place, button, name: from.replace('{time}', button.textContent) };
  });
  return () => {
    for (const { place, button, name } of buttons) {
      const label = isRead(place) ? `${pause}, ${button.textContent}` : name;
      if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
    }
  };
}
