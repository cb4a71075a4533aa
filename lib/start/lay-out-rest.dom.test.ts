import { layOutRest } from './lay-out-rest';

const markup = `<div><main><div><div>
  <section id="first"></section><section id="second" data-unseen=""></section><section id="third" data-unseen=""></section>
</div></div></main><div><footer id="footer" data-unseen=""></footer></div></div>`;

const { documentElement } = document;

/** Ids of the parts that are not laid out. */
const unseen = (): string[] =>
  [...document.querySelectorAll(':root:not([data-whole]) [data-unseen]')].map(({ id }) => id);

const navigation = (type: NavigationTimingType): void => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
};

let rest: () => void;
const atRest = (run: () => void): void => void (rest = run);

/** A frame, and the moment after it in which the browser has nothing to do. */
const frame = (): void => void jest.advanceTimersByTime(20);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = markup;
  navigation('navigate');
});

afterEach(() => {
  jest.useRealTimers();
  delete documentElement.dataset['whole'];
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('lays out one part a frame, from the top, when the visitor is not kept waiting', () => {
  layOutRest(atRest);
  frame();
  expect(unseen()).toEqual(['second', 'third', 'footer']);
  rest();
  expect(unseen()).toEqual(['third', 'footer']);
  frame();
  expect(unseen()).toEqual(['footer']);
  frame();
  expect(unseen()).toEqual([]);
});

it.each(['reload', 'back_forward'] as const)(
  'lays out everything at once after %s, and what is still to come',
  (type) => {
    navigation(type);
    layOutRest(atRest);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: markup }));
    expect(unseen()).toEqual([]);
  },
);

it('lays out everything at once where the address leads to a place', () => {
  history.replaceState(null, '', '/#third');
  layOutRest(atRest);
  expect(unseen()).toEqual([]);
});
