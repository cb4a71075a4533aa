import { ContentError } from '#lib/content/content-error';
import { findStale, hashTranscript, readTiming } from './timing';
import { listTurns } from './list-turns';

const html = '<h2 id="a">A</h2><dl><dt>Lea</dt><dd>Yes.</dd><dt>Tobias</dt><dd>No.</dd></dl>';
const entry = (text = html) => ({
  slug: 'x',
  locale: 'en' as const,
  file: 'content/podcast/x/en.md',
  body: () => ({ html: text, headings: [], links: [] }),
});
const timing = {
  textHash: hashTranscript(listTurns(html)),
  seconds: 4,
  turns: [0, 2],
  ogg: { path: '/audio/x.ogg', bytes: 1 },
  mp3: { path: '/audio/x.mp3', bytes: 1 },
};
const timings = { 'x/en': timing };

describe('the recording of a transcript', () => {
  it('is found by its hash', () => {
    expect(findStale(entry(), timings)).toBeUndefined();
    expect(readTiming(entry(), timings)).toBe(timing);
  });

  it.each([
    ['a word', html.replace('No.', 'Perhaps.')],
    ['who speaks', html.replace('Tobias', 'Nora')],
  ])('is stale but usable if %s has changed', (_what, text) => {
    expect(findStale(entry(text), timings)).toBe(
      'content/podcast/x/en.md: transcript: expected a recording of these words, found one of another text; run npm run audio',
    );
    expect(readTiming(entry(text), timings)).toBe(timing);
  });

  it('throws if it is missing or its turns differ', () => {
    expect(findStale(entry(), {})).toContain('found none; run npm run audio');
    expect(() => readTiming(entry(), {})).toThrow('a recording of 2 turns (npm run audio), found none');
    const longer = html.replace('</dl>', '<dt>Lea</dt><dd>So.</dd></dl>');
    expect(() => readTiming(entry(longer), timings)).toThrow(ContentError);
  });
});
