import { playerBehaviour } from './player';

let page: AbortController;
let audio: HTMLAudioElement;
let isPaused = true;
let play: jest.Mock<Promise<void>>;
let load: jest.Mock;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const fire = (name: string): boolean => audio.dispatchEvent(new Event(name));
const press = (key: string, on = '[data-scrubber]', more: KeyboardEventInit = {}): boolean =>
  find(on).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

function start(): void {
  document.body.innerHTML =
    '<main><div data-seconds="40" data-from="From {time}" data-position="{time} of 0:40" data-play="Play" data-pause="Pause" data-loading="Loading" data-failed="Failed">' +
    '<div data-stage=""><div data-scrubber="" role="slider" hidden></div></div><audio controls><source src="/a.ogg"></audio>' +
    '<div data-controls="" hidden><button data-toggle="">Play</button><button data-step="10">+</button><span data-elapsed="">0:00</span>' +
    '<select data-speed=""><option value="1" selected>1</option><option value="2">2</option></select></div><p data-status=""></p>' +
    '<ol><li><small data-start-time="0">0:00</small></li><li><small data-start-time="30">0:30</small></li></ol></div>' +
    '<p data-turn="0"><small data-start-time="0">0:00</small></p><p data-turn="1"><small data-start-time="10">0:10</small></p><p data-turn="2"><small data-start-time="30">0:30</small></p></main>';
  audio = document.querySelector('audio') ?? document.createElement('audio');
  isPaused = true;
  load = jest.fn();
  play = jest.fn(() => {
    isPaused = false;
    fire('play');
    return Promise.resolve();
  });
  const pause = (): void => {
    isPaused = true;
    fire('pause');
  };
  Object.defineProperty(audio, 'paused', { get: () => isPaused });
  Object.assign(audio, { play, pause, load });
  page = new AbortController();
  find('main > div').setAttribute('data-behaviour', 'player');
  const tools = { signal: page.signal, navigateTo: jest.fn(), loadShared: jest.fn() };
  playerBehaviour(find('[data-behaviour]'), tools);
}

const setReadyState = (readyState: number): void => {
  Object.defineProperty(audio, 'readyState', { configurable: true, value: readyState });
};

beforeEach(() => {
  sessionStorage.clear();
  start();
});

describe('the player', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('ignores keys during text composition (%j)', (more) => {
    for (const key of ['k', ' ', 'ArrowRight']) expect(press(key, '[data-scrubber]', more)).toBe(true);
    expect(play).not.toHaveBeenCalled();
    expect(audio.currentTime).toBe(0);
  });

  it('replaces the native controls, and does not play by itself', () => {
    expect(audio.controls).toBe(false);
    expect([find('[data-controls]').hidden, find('[data-scrubber]').hidden]).toEqual([false, false]);
    expect(play).not.toHaveBeenCalled();
  });

  it('responds to keys while it has the focus', () => {
    press('ArrowRight');
    press('l');
    expect(find('span[data-elapsed]').textContent).toBe('0:15');
    expect(find('[data-scrubber]').getAttribute('aria-valuetext')).toBe('0:15 of 0:40');
    press('j');
    expect(find('span[data-elapsed]').textContent).toBe('0:05');
    press('End');
    expect(find('span[data-elapsed]').textContent).toBe('0:40');
    press(' ');
    expect(play).toHaveBeenCalledTimes(1);
    expect(find('[data-toggle]').textContent).toBe('Pause');
    press('k');
    expect(isPaused).toBe(true);
  });

  it('ignores keys that a focused control handles', () => {
    press('ArrowRight', '[data-speed]');
    expect(press(' ', '[data-toggle]')).toBe(true);
    expect(play).not.toHaveBeenCalled();
    expect(find('span[data-elapsed]').textContent).toBe('0:00');
  });

  it('plays from a time, marks turn and chapter, and restores the position after a reload', () => {
    find('p[data-turn="2"] button').click();
    expect(play).toHaveBeenCalledTimes(1);
    expect(find('p[data-turn="2"]').hasAttribute('data-current')).toBe(true);
    expect(find('li:last-child').getAttribute('aria-current')).toBe('true');
    expect(find('p[data-turn="2"] button').getAttribute('aria-label')).toBe('Pause, 0:30');
    page.abort();
    start();
    expect(find('span[data-elapsed]').textContent).toBe('0:30');
    setReadyState(1);
    fire('loadedmetadata');
    expect(audio.currentTime).toBe(30);
  });

  it('forgets the position at the end', () => {
    press('End');
    fire('ended');
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports loading and failure, and resumes at the same position', () => {
    press('l');
    find('[data-toggle]').click();
    expect(find('[data-status]').textContent).toBe('Loading');
    find('source').dispatchEvent(new Event('error'));
    expect(find('[data-status]').textContent).toBe('Failed');
    expect(find('[data-toggle]').textContent).toBe('Play');
    find('[data-toggle]').click();
    expect(load).toHaveBeenCalledTimes(1);
    expect(find('span[data-elapsed]').textContent).toBe('0:10');
    fire('playing');
    expect(find('[data-status]').textContent).toBe('');
  });

  it('plays at the chosen speed', () => {
    const speed = find('[data-speed]') as HTMLSelectElement;
    speed.value = '2';
    speed.dispatchEvent(new Event('change'));
    expect(audio.playbackRate).toBe(2);
  });

  it('pauses when the page is left', () => {
    find('[data-toggle]').click();
    page.abort();
    expect(isPaused).toBe(true);
  });
});
