import { renderDeferredParts } from './deferred-parts';

const markup = `<div><main><div><div>
  <section id="first"></section><section id="second" data-deferred=""></section><section id="third" data-deferred=""></section>
</div></div></main><div><footer id="footer" data-deferred=""></footer></div></div>`;

const { documentElement } = document;

/** Ids of the parts that are not rendered yet. */
const deferred = (): string[] =>
  [...document.querySelectorAll(':root:not([data-render-all]) [data-deferred]')].map(({ id }) => id);

const navigation = (type: NavigationTimingType): void => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
};

let rest: () => void;
const whenIdle = (run: () => void): void => void (rest = run);

/** One frame and the idle time after it. */
const frame = (): void => void jest.advanceTimersByTime(20);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = markup;
  navigation('navigate');
});

afterEach(() => {
  jest.useRealTimers();
  delete documentElement.dataset['renderAll'];
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('lays out one part a frame, from the top, when the visitor is not kept waiting', () => {
  renderDeferredParts(whenIdle);
  frame();
  expect(deferred()).toEqual(['second', 'third', 'footer']);
  rest();
  expect(deferred()).toEqual(['third', 'footer']);
  frame();
  expect(deferred()).toEqual(['footer']);
  frame();
  expect(deferred()).toEqual([]);
});

it.each(['reload', 'back_forward'] as const)(
  'lays out all parts after %s, including those still to be parsed',
  (type) => {
    navigation(type);
    renderDeferredParts(whenIdle);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: markup }));
    expect(deferred()).toEqual([]);
  },
);

it('lays out everything at once where the address leads to a place', () => {
  history.replaceState(null, '', '/#third');
  renderDeferredParts(whenIdle);
  expect(deferred()).toEqual([]);
});
