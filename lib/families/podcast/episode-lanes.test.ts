import { ContentError } from '#lib/content/content-error';
import { listChapters, measureEpisode } from './episode-lanes';
import { annotateTranscript } from './transcript';
import { listTurns } from './list-turns';

const html = [
  '<h2 id="one">One</h2><dl><dt>Lea B.</dt><dd>Who is <b>awake</b>?</dd><dt>Tobias R.</dt><dd>I am.</dd></dl>',
  '<h2 id="two">Two</h2><dl><dt>Lea B.</dt><dd><p>Thank you.</p></dd><dd><p>Good night.</p></dd></dl>',
].join('');

const chapters = [{ quote: 'Who is awake?' }, { quote: 'Good night.' }];
const entry = (own: readonly { quote: string }[] = chapters) => ({
  file: 'content/podcast/x/en.md',
  chapters: [...own],
  contents: () => ['One', 'Two'].map((text) => ({ id: text.toLowerCase(), text, level: 2 })),
  body: () => ({ html, headings: [], links: [] }),
});
const times = { seconds: 70.5, turns: [0, 12.5, 65] };
const lanes = ['Tobias R.', 'Lea B.'].map((name) => ({ name, short: name, role: 'x' }));

describe('the transcript', () => {
  it('is parsed into turns with chapter, speaker and text', () => {
    expect(listTurns(html)).toEqual([
      { chapter: 0, name: 'Lea B.', text: 'Who is awake?' },
      { chapter: 0, name: 'Tobias R.', text: 'I am.' },
      { chapter: 1, name: 'Lea B.', text: 'Thank you. Good night.' },
    ]);
  });

  it('is measured in seconds, with turns by speaker and starts of chapters', () => {
    const { segments, chapters: borders, end } = measureEpisode(entry(), lanes, times);
    expect(end).toBe('1:10');
    expect(segments).toEqual([
      { lane: 1, length: 12.5 },
      { lane: 0, length: 52.5 },
      { lane: 1, length: 5.5 },
    ]);
    expect(borders.map(({ at, time }) => [at, time])).toEqual([
      [0, '0:00'],
      [65, '1:05'],
    ]);
  });

  it('throws for an unknown speaker', () => {
    expect(() => measureEpisode(entry(), lanes.slice(1), times)).toThrow(
      'expected one of Lea B., found Tobias R.',
    );
  });

  it('contains the previous and the current lane as data attributes', () => {
    const said = (name: string, text: string): string => `<p><b>${name}<span>:</span></b> ${text}</p>`;
    const dressed = annotateTranscript(
      `<h2 id="a">A</h2>${said('Lea B.', 'Yes. No.')}<p>And</p>${said('Tobias R.', 'b')}<h2 id="b">B</h2>${said('Lea B.', 'c')}`,
      lanes,
      [
        { number: '1', at: 0, start: '0:00', quote: 'No.' },
        { number: '2', at: 65, start: '1:05', quote: 'c' },
      ],
      times,
    );
    expect(dressed.match(/<p[^>]*>/g)).toEqual([
      '<p data-turn="0" data-lane="1">',
      '<p data-turn="0" data-lane="1">',
      '<p data-turn="1" data-lane="0" data-from="1" data-back="">',
      '<p data-turn="2" data-lane="1" data-from="0">',
    ]);
    expect(dressed.match(/<h2[^>]*>/g)).toEqual(['<h2 id="a">', '<h2 id="b" data-lane="0">']);
    expect(dressed).toContain('<i aria-hidden="true"><span>TR</span><span>LB</span></i>');
    expect(dressed).toContain('<span><b>2</b> <small data-start-time="65">1:05</small></span> B</h2>');
    expect(dressed).toContain('</b> <small data-start-time="12.5">0:12</small> b');
    expect(dressed).toContain('Yes. <mark>No.</mark>');
  });
});

describe('chapters', () => {
  it('have a heading, a time, a quote and its speaker', () => {
    expect(listChapters(entry(), times)).toEqual([
      { number: '1', at: 0, start: '0:00', id: 'one', text: 'One', quote: 'Who is awake?', by: 'Lea B.' },
      { number: '2', at: 65, start: '1:05', id: 'two', text: 'Two', quote: 'Good night.', by: 'Lea B.' },
    ]);
  });

  it.each([
    ['times are missing', chapters.slice(0, 1), 'chapters: expected one for each of the 2 headings, found 1'],
    [
      'nobody says the sentence',
      [{ quote: 'Good night.' }, ...chapters.slice(1)],
      'chapters.0.quote: expected a sentence of the chapter, word for word, found Good night.',
    ],
  ])('throw if %s', (_case, own, message) => {
    expect(() => listChapters(entry(own), times)).toThrow(ContentError);
    expect(() => listChapters(entry(own), times)).toThrow(message);
  });
});
