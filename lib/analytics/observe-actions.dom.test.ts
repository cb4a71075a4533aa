/** @jest-environment-options {"url": "https://www.stellwerk.example/en/"} */
import type { TrackedEvent } from './events';
import { observeActions } from './observe-actions';

const reported: TrackedEvent[] = [];
beforeAll(() => {
  observeActions(document, (event) => reported.push(event));
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => reported.splice(0));

function click(markup: string, type = 'click', button = 0): TrackedEvent[] {
  document.body.innerHTML = markup;
  document
    .querySelector('a, a *')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
  return [...reported];
}

test.each([
  [
    '<a href="https://other.example/x?q=typed#y">x</a>',
    { category: 'link', action: 'outbound', name: 'https://other.example/x' },
  ],
  [
    '<a href="//other.example/">x</a>',
    { category: 'link', action: 'outbound', name: 'https://other.example/' },
  ],
  [
    '<a href="/documents/report.pdf">x</a>',
    { category: 'download', action: 'file', name: '/documents/report.pdf' },
  ],
  ['<a href="/feed.xml?x=1">x</a>', { category: 'download', action: 'file', name: '/feed.xml' }],
  ['<a href="/en/x/" download="x.txt">x</a>', { category: 'download', action: 'file', name: '/en/x/' }],
  [
    '<a href="/de/" hreflang="de" data-language-switch="">Deutsch</a>',
    { category: 'link', action: 'language', name: 'de' },
  ],
])('%s is reported', (markup, event) => {
  expect(click(markup)).toEqual([event]);
});

test.each([
  '<a href="/en/imprint/">x</a>',
  '<a href="#top">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<a href="tel:+49">x</a>',
  '<a name="x">x</a>',
  '<a href="http://[">x</a>',
])('%s is not', (markup) => {
  expect(click(markup)).toEqual([]);
});

test('the middle button opens a tab and counts, the right one does not', () => {
  const link = '<a href="https://other.example/">x</a>';
  expect(click(link, 'auxclick', 2)).toEqual([]);
  expect(click(link, 'auxclick', 1)).toHaveLength(1);
});
