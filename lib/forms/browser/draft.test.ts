import { emptyDraft, parseDraft } from './draft';

describe('a draft', () => {
  it('is parsed as it was stored', () => {
    const draft = { ticket: 't', values: { name: 'Ada' } };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseDraft('{"values":{}}')).toEqual(emptyDraft);
  });

  it.each([null, '', '{', '7', 'null', '{"values":7}', '{"values":{"a":["b"]}}', '{"values":{"a":1}}', '[]'])(
    'is empty for %s',
    (text) => {
      expect(parseDraft(text)).toEqual(emptyDraft);
    },
  );
});
