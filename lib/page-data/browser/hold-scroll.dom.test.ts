import { holdScroll } from './hold-scroll';

const windowHeight = 700;
let pageHeight = 0;
let grow = (): void => undefined;

/** Sets the height of the page and its scroll position. */
function stand(height: number, top: number): void {
  pageHeight = height;
  Object.assign(window, { scrollY: top, innerHeight: windowHeight });
}

function growTo(height: number): void {
  pageHeight = height;
  grow();
}

beforeAll(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => pageHeight });
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.assign(window, { scrollY: Math.min(options.top ?? 0, pageHeight - windowHeight) });
  }) as typeof window.scrollTo;
  window.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = (): void => void (grow = () => undefined);
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
  };
});

test('a page that is too short is scrolled as it grows, until its position is reached', () => {
  stand(1000, 300);
  holdScroll(window, 543);
  growTo(1100);
  expect(window.scrollY).toBe(400);
  growTo(1300);
  expect(window.scrollY).toBe(543);
  stand(1300, 100);
  growTo(1400);
  expect(window.scrollY).toBe(100);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])(
  'the visitor has priority: %s',
  (type) => {
    stand(1000, 300);
    holdScroll(window, 543);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    growTo(1300);
    expect(window.scrollY).toBe(300);
  },
);

test('a page that is not at its end was scrolled by the visitor', () => {
  stand(1000, 200);
  holdScroll(window, 543);
  growTo(1300);
  expect(window.scrollY).toBe(200);
});

test('another position replaces the previous one', () => {
  stand(1000, 300);
  holdScroll(window, 543);
  holdScroll(window, 0);
  growTo(1300);
  expect(window.scrollY).toBe(300);
});
