import { ContentError } from '#lib/content/content-error';
import { listChapters, listTurns, measureTalk } from './talk';
import { dressTranscript } from './transcript';

const html = [
  '<h2 id="one">One</h2><dl><dt>Lea B.</dt><dd>Who is <b>awake</b>?</dd><dt>Tobias R.</dt><dd>I am.</dd></dl>',
  '<h2 id="two">Two</h2><dl><dt>Lea B.</dt><dd><p>Thank you.</p></dd><dd><p>Good night.</p></dd></dl>',
].join('');

const chapters = [
  { starts: '0:00', quote: 'Who is awake?' },
  { starts: '4:15', quote: 'Good night.' },
];
const entry = (own: readonly { starts: string; quote: string }[] = chapters) => ({
  file: 'content/podcast/x/en.md',
  chapters: [...own],
  ends: '7:48',
  contents: () => ['One', 'Two'].map((text) => ({ id: text.toLowerCase(), text, level: 2 })),
  body: () => ({ html, headings: [], links: [] }),
});
const tracks = ['Tobias R.', 'Lea B.'].map((name) => ({ name, short: name, role: 'x' }));

describe('the transcript', () => {
  it('is read as turns: who speaks, in which chapter, what', () => {
    expect(listTurns(html)).toEqual([
      { chapter: 0, name: 'Lea B.', text: 'Who is awake?' },
      { chapter: 0, name: 'Tobias R.', text: 'I am.' },
      { chapter: 1, name: 'Lea B.', text: 'Thank you. Good night.' },
    ]);
  });

  it('is measured in words: turns on the tracks of their speakers, chapters where they begin', () => {
    const { pieces, chapters: borders, end } = measureTalk(entry(), tracks);
    expect(end).toBe('7:48');
    expect(pieces).toEqual([
      { track: 1, length: 3 },
      { track: 0, length: 2 },
      { track: 1, length: 4 },
    ]);
    expect(borders.map(({ at, time }) => [at, time])).toEqual([
      [0, '0:00'],
      [5, '4:15'],
    ]);
  });

  it('stops the build where somebody speaks who is not of the conversation', () => {
    expect(() => measureTalk(entry(), tracks.slice(1))).toThrow('expected one of Lea B., found Tobias R.');
  });

  it('carries the tracks from which and onto which the line comes', () => {
    const said = (name: string, text: string): string => `<p><b>${name}<span>:</span></b> ${text}</p>`;
    const dressed = dressTranscript(
      `<h2 id="a">A</h2>${said('Lea B.', 'Yes. No.')}<p>And</p>${said('Tobias R.', 'b')}<h2 id="b">B</h2>${said('Lea B.', 'c')}`,
      tracks,
      [
        { number: '1', start: '0:00', quote: 'No.' },
        { number: '2', start: '4:15', quote: 'c' },
      ],
    );
    expect(dressed.match(/<p[^>]*>/g)).toEqual([
      '<p data-track="1">',
      '<p data-track="1">',
      '<p data-track="0" data-from="1" data-back="">',
      '<p data-track="1" data-from="0">',
    ]);
    expect(dressed.match(/<h2[^>]*>/g)).toEqual(['<h2 id="a">', '<h2 id="b" data-track="0">']);
    expect(dressed).toContain('<i aria-hidden="true"><span>TR</span><span>LB</span></i>');
    expect(dressed).toContain('<span><b>2</b> 4:15</span> B</h2>');
    expect(dressed).toContain('Yes. <mark>No.</mark>');
  });
});

describe('chapters', () => {
  it('are the headings with their times, a sentence of each, and who says it', () => {
    expect(listChapters(entry())).toEqual([
      { number: '1', start: '0:00', id: 'one', text: 'One', quote: 'Who is awake?', by: 'Lea B.' },
      { number: '2', start: '4:15', id: 'two', text: 'Two', quote: 'Good night.', by: 'Lea B.' },
    ]);
  });

  it.each([
    ['times are missing', chapters.slice(0, 1), 'chapters: expected one for each of the 2 headings, found 1'],
    [
      'nobody says the sentence',
      [{ starts: '0:00', quote: 'Good night.' }, ...chapters.slice(1)],
      'chapters.0.quote: expected a sentence of the chapter, word for word, found Good night.',
    ],
  ])('stop the build where %s', (_case, own, message) => {
    expect(() => listChapters(entry(own))).toThrow(ContentError);
    expect(() => listChapters(entry(own))).toThrow(message);
  });
});
