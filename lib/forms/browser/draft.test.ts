import { emptyDraft, parseDraft, pickValues } from './draft';

describe('a draft', () => {
  it('has every value of a field, and none that is private, empty or a file', () => {
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

  it('comes back as it was kept', () => {
    const draft = { ticket: 't', values: { name: ['Ada'] } };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseDraft('{"values":{}}')).toEqual(emptyDraft);
  });

  it.each([null, '', '{', '7', 'null', '{"values":7}', '{"values":{"a":"b"}}', '{"values":{"a":[1]}}', '[]'])(
    'is none where %s stands',
    (text) => {
      expect(parseDraft(text)).toEqual(emptyDraft);
    },
  );
});
