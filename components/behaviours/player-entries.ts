import type { Sound } from './player-sound';

type EntryLabels = { readonly from: string; readonly pause: string };

/**
 * Turns every time in the page into a button that plays from there; that of the current turn pauses.
 * @returns updates the accessible names of the buttons
 */
export function addEntries(
  page: ParentNode,
  { from, pause }: EntryLabels,
  sound: Sound,
  signal: AbortSignal,
): () => void {
  const isPlayed = (place: HTMLElement): boolean =>
    sound.isPlaying() && place.parentElement?.matches('p[data-current]') === true;
  const places = [...page.querySelectorAll<HTMLElement>('[data-start-time]')];
  const buttons = places.map((place) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = place.textContent;
    place.replaceChildren(button);
    button.addEventListener(
      'click',
      () => {
        if (isPlayed(place)) return sound.pause();
        sound.seek(Number(place.dataset['startTime']));
        sound.play();
      },
      { signal },
    );
    return { place, button, name: from.replace('{time}', button.textContent) };
  });
  return () => {
    for (const { place, button, name } of buttons) {
      const label = isPlayed(place) ? `${pause}, ${button.textContent}` : name;
      if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
    }
  };
}
