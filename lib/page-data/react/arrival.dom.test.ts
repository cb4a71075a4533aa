import { scrollTo } from './arrival';

const positions: unknown[] = [];
beforeEach(() => {
  positions.splice(0);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element): void {
    positions.push(this.id);
  };
  window.scrollTo = ((options: ScrollToOptions) => positions.push(options.top)) as typeof window.scrollTo;
  document.body.innerHTML =
    '<details id="outer"><details id="inner"><p id="answer">x</p></details></details><details id="other"></details>';
});

const isOpen = (id: string): boolean => document.getElementById(id)?.hasAttribute('open') ?? false;

test('a fragment inside closed answers opens them, and nothing else', () => {
  scrollTo(window, '#answer', 0);
  expect(positions).toEqual(['answer']);
  expect(['outer', 'inner', 'other'].map(isOpen)).toEqual([true, true, false]);
});

test.each(['', '#nowhere', '#%E0%A4%A'])('the fragment %p leads to the position', (hash) => {
  scrollTo(window, hash, 120);
  expect(positions).toEqual([120]);
});
