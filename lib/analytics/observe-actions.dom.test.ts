/** @jest-environment-options {"url": "https://www.stellwerk.example/en/"} */
import { track, type CustomEvent as TrackedEvent } from './events';
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

test('a form is begun once, and what was typed is not told', () => {
  document.body.innerHTML =
    '<form name="newsletter"><input value="a@b.example"></form><form><input></form><input>';
  const fields = document.querySelectorAll('input');
  for (const field of [...fields, ...fields]) field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(reported).toEqual([{ category: 'form', action: 'start', name: 'newsletter' }]);
});

test('a recording is played once and ends', () => {
  document.body.innerHTML = '<audio src="/audio/episode.mp3?x=1"></audio>';
  const audio = document.querySelector('audio');
  for (const type of ['play', 'play', 'ended']) audio?.dispatchEvent(new Event(type));
  expect(reported).toEqual([
    { category: 'media', action: 'play', name: '/audio/episode.mp3' },
    { category: 'media', action: 'end', name: '/audio/episode.mp3' },
  ]);
});

test('parts of a page report what only they know', () => {
  const sent = { category: 'form', action: 'send', name: 'newsletter', value: 1 } as const;
  track(document, sent);
  expect(reported).toEqual([sent]);
});
