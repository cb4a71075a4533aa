import { emptyDraft, parseDraft, pickValues } from './draft';

describe('a draft', () => {
  it('contains all values except private or empty ones and files', () => {
    const entries = [
      ['name', 'Ada'],
      ['topic', 'a'],
      ['topic', 'b'],
      ['iban', 'DE89370400440532013000'],
      ['note', ''],
      ['file', new Blob(['x'])],
    ] as const;
    expect(pickValues(entries, new Set(['iban']))).toEqual({ name: ['Ada'], topic: ['a', 'b'] });
  });

  it('is parsed as it was stored', () => {
    const draft = { ticket: 't', values: { name: ['Ada'] } };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseDraft('{"values":{}}')).toEqual(emptyDraft);
  });

  it.each([null, '', '{', '7', 'null', '{"values":7}', '{"values":{"a":"b"}}', '{"values":{"a":[1]}}', '[]'])(
    'is empty for %s',
    (text) => {
      expect(parseDraft(text)).toEqual(emptyDraft);
    },
  );
});
