import { formatPlayTime } from '#lib/core/play-time';
import type { Behaviour } from './behaviour';
import { listenToKeys } from './player-keys';
import { storePosition } from './player-position';
import { createScrubber } from './player-scrubber';
import { createSound, type Sound } from './player-sound';
import { addEntries } from './player-entries';
import { followTranscript } from './player-transcript';

function findParts(root: HTMLElement) {
  const audio = root.querySelector('audio');
  const stage = root.querySelector<HTMLElement>('[data-stage]');
  const scrubber = root.querySelector<HTMLElement>('[data-scrubber]');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  const toggle = root.querySelector<HTMLElement>('[data-toggle]');
  const elapsed = root.querySelector<HTMLElement>('span[data-elapsed]');
  const speed = root.querySelector<HTMLSelectElement>('[data-speed]');
  const status = root.querySelector<HTMLElement>('[data-status]');
  if (!audio || !stage || !scrubber || !controls || !toggle || !elapsed || !speed || !status)
    return undefined;
  return { audio, stage, scrubber, controls, toggle, elapsed, speed, status };
}

type Parts = NonNullable<ReturnType<typeof findParts>>;

const toSeconds = ({ dataset }: HTMLElement): number => Number(dataset['startTime']);

function listenToControls(
  { toggle: button, controls, speed }: Parts,
  sound: Sound,
  toggle: () => void,
  signal: AbortSignal,
): void {
  button.addEventListener('click', toggle, { signal });
  for (const step of controls.querySelectorAll<HTMLElement>('[data-step]'))
    step.addEventListener('click', () => sound.seek(sound.at() + Number(step.dataset['step'])), { signal });
  const setSpeed = (): void => sound.setSpeed(Number(speed.value));
  speed.addEventListener('change', setSpeed, { signal });
  // Browsers restore the selected option after a reload.
  setSpeed();
}

/** The audio player of a page: its drawing seeks, times play from there, and the transcript follows. */
export const playerBehaviour: Behaviour = (root, { signal }) => {
  const parts = findParts(root);
  if (!parts) return;
  const { audio, toggle: button, elapsed, status, scrubber, controls } = parts;
  const page: HTMLElement = root.closest('main') ?? root.ownerDocument.body;
  const {
    seconds: length,
    play = '',
    pause = '',
    loading = '',
    failed = '',
    from = '',
    position = '',
  } = root.dataset;
  const seconds = Number(length);
  const starts = [...page.querySelectorAll<HTMLElement>('p[data-turn] > [data-start-time]')].map(toSeconds);
  const report = (text: string): void => {
    status.textContent = text;
  };
  const stored = storePosition(location.pathname, () => sessionStorage);
  const sound = createSound(
    { audio, seconds, stored, signal },
    {
      change: () => show(),
      loading: () => report(loading),
      failed: () => report(failed),
      settled: () => report(''),
    },
  );
  const toggle = (): void => (sound.isPlaying() ? sound.pause() : sound.play());
  const stage = { ...parts, starts, seconds, position, signal };
  const showTrain = createScrubber(stage, sound.seek);
  const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const follow = followTranscript({ page, starts, isCalm });
  const showEntries = addEntries(page, { from, pause }, sound, signal);
  const show = (): void => {
    const at = sound.at();
    button.textContent = sound.isPlaying() ? pause : play;
    elapsed.textContent = formatPlayTime(at);
    showTrain(at);
    follow(at, sound.isPlaying());
    showEntries();
  };
  audio.controls = false;
  controls.hidden = false;
  listenToControls(parts, sound, toggle, signal);
  listenToKeys([scrubber, controls], sound, toggle, signal);
  window.addEventListener('resize', show, { signal });
  show();
};
