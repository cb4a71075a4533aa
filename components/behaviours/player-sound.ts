import type { StoredPosition } from './player-position';

/** Controls of the recording; the position is known even before the browser has loaded any of it. */
export type Sound = {
  readonly at: () => number;
  readonly isPlaying: () => boolean;
  readonly seek: (seconds: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: number) => void;
};

export type SoundEvents = {
  /** The position or the state has changed. */
  readonly change: () => void;
  readonly loading: () => void;
  readonly failed: () => void;
  /** Playback has started or was paused. */
  readonly settled: () => void;
};

type Parts = {
  readonly audio: HTMLAudioElement;
  readonly seconds: number;
  readonly stored: StoredPosition;
  readonly signal: AbortSignal;
};

/** State that the element lacks: the position to seek to once metadata is loaded, and whether loading has failed. */
type State = { pending: number | undefined; hasFailed: boolean };

/** Forwards events of the element, and stores the position. */
function listenToAudio(
  { audio, stored, signal }: Parts,
  state: State,
  { change, loading, settled }: SoundEvents,
  fail: () => void,
): void {
  const listen = (name: string, act: () => void): void =>
    audio.addEventListener(name, act, { signal, capture: true });
  listen('loadedmetadata', () => {
    if (state.pending !== undefined) audio.currentTime = state.pending;
    state.pending = undefined;
  });
  listen('timeupdate', () => {
    if (state.pending === undefined && !audio.ended) stored.write(Math.floor(audio.currentTime));
    change();
  });
  listen('ended', () => {
    stored.write(0);
    change();
  });
  listen('waiting', loading);
  listen('playing', settled);
  for (const name of ['play', 'pause', 'seeked']) listen(name, change);
  // Errors fire at the `source` elements and do not bubble; at the last one no source is left.
  audio.addEventListener(
    'error',
    ({ target }) => {
      if (target === audio || target === audio.lastElementChild) fail();
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => audio.pause());
}

/** @returns starts playback; after a failure, reloads and resumes */
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

/** Controls an audio element. Nothing is loaded before `play`; after a failure, `play` reloads and resumes. */
export function createSound(parts: Parts, events: SoundEvents): Sound {
  const { audio, seconds, stored } = parts;
  const state: State = { pending: stored.read() % seconds, hasFailed: false };
  const at = (): number => state.pending ?? audio.currentTime;
  const fail = (): void => {
    state.pending = at();
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
      if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) state.pending = target;
      else audio.currentTime = target;
      stored.write(Math.floor(target));
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
