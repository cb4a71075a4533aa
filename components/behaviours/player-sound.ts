import type { KeptPosition } from './player-position';

/** The recording with the second at which it is, even before the browser has loaded any of it. */
export type Sound = {
  readonly at: () => number;
  readonly isPlaying: () => boolean;
  readonly seek: (seconds: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: number) => void;
};

/** What is told of a recording. */
export type SoundEvents = {
  /** The second or the state has changed. */
  readonly change: () => void;
  readonly loading: () => void;
  readonly failed: () => void;
  /** Sound is heard, or is not wanted any more. */
  readonly settled: () => void;
};

type Parts = {
  readonly audio: HTMLAudioElement;
  readonly seconds: number;
  readonly kept: KeptPosition;
  readonly signal: AbortSignal;
};

/** What is not in the element: a second that waits for it to be loaded, and whether loading has failed. */
type State = { waiting: number | undefined; hasFailed: boolean };

/** Passes on what happens to the element, and keeps where it is. */
function listenToAudio(
  { audio, kept, signal }: Parts,
  state: State,
  { change, loading, settled }: SoundEvents,
  fail: () => void,
): void {
  const listen = (name: string, act: () => void): void =>
    audio.addEventListener(name, act, { signal, capture: true });
  listen('loadedmetadata', () => {
    if (state.waiting !== undefined) audio.currentTime = state.waiting;
    state.waiting = undefined;
  });
  listen('timeupdate', () => {
    if (state.waiting === undefined && !audio.ended) kept.write(Math.floor(audio.currentTime));
    change();
  });
  listen('ended', () => {
    kept.write(0);
    change();
  });
  listen('waiting', loading);
  listen('playing', settled);
  for (const name of ['play', 'pause', 'seeked']) listen(name, change);
  // Errors of files are told at their sources, and do not rise by themselves; the last one is the end.
  audio.addEventListener(
    'error',
    ({ target }) => {
      if (target === audio || target === audio.lastElementChild) fail();
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => audio.pause());
}

/** @returns begins the sound, after a failure where it broke off */
function createPlay({ audio, signal }: Parts, state: State, loading: () => void, fail: () => void) {
  return (): void => {
    if (state.hasFailed) audio.load();
    state.hasFailed = false;
    if (audio.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) loading();
    audio.play().catch((error: unknown) => {
      const isPaused = error instanceof Error && error.name === 'AbortError';
      if (!isPaused && !signal.aborted && !state.hasFailed) fail();
    });
  };
}

/**
 * Steers an audio element. Nothing is loaded, and nothing sounds, before `play`; after a failure `play`
 * loads anew and goes on where the sound broke off.
 */
export function createSound(parts: Parts, events: SoundEvents): Sound {
  const { audio, seconds, kept } = parts;
  const state: State = { waiting: kept.read() % seconds, hasFailed: false };
  const at = (): number => state.waiting ?? audio.currentTime;
  const fail = (): void => {
    state.waiting = at();
    state.hasFailed = true;
    audio.pause();
    events.failed();
    events.change();
  };
  listenToAudio(parts, state, events, fail);
  return {
    at,
    isPlaying: () => !audio.paused,
    seek: (to) => {
      const target = Math.min(Math.max(0, to), seconds);
      if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) state.waiting = target;
      else audio.currentTime = target;
      kept.write(Math.floor(target));
      events.change();
    },
    play: createPlay(parts, state, events.loading, fail),
    pause: () => {
      audio.pause();
      events.settled();
    },
    setSpeed: (speed) => {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
  };
}
