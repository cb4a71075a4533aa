import { readNoticeFeed } from './feed';

const item = {
  id: 'https://bank.example/en/status/#2026-11-15-ledger',
  url: 'https://bank.example/en/status/#2026-11-15-ledger',
  title: 'Ledger maintenance',
  content_text: 'We move the ledger.',
  _notice: {
    kind: 'maintenance',
    from: '2026-11-15T02:00:00+01:00',
    until: '2026-11-15T03:00:00+01:00',
    announced_from: '2026-11-08T09:00:00+01:00',
  },
};
const words = { region: 'Status', details: 'Details', close: 'Close' };
const read = (items: unknown, _words: unknown = words) => readNoticeFeed({ items, _words });

describe('readNoticeFeed', () => {
  it('reads notices with their times', () => {
    expect(read([item])).toEqual({
      words,
      notices: [
        {
          id: '2026-11-15-ledger',
          kind: 'maintenance',
          areas: [],
          title: 'Ledger maintenance',
          text: 'We move the ledger.',
          from: Date.UTC(2026, 10, 15, 1),
          until: Date.UTC(2026, 10, 15, 2),
          announcedFrom: Date.UTC(2026, 10, 8, 8),
        },
      ],
    });
  });

  it('takes the areas that it knows', () => {
    const _notice = { ...item._notice, areas: ['cards', 'branches', 'accounts'] };
    expect(read([{ ...item, _notice }])?.notices[0]?.areas).toEqual(['accounts', 'cards']);
  });

  it('takes an unknown end, and the begin as announcement', () => {
    const _notice = { kind: 'incident', from: '2026-11-15T01:00:00Z' };
    const from = Date.UTC(2026, 10, 15, 1);
    expect(read([{ ...item, _notice }])?.notices).toEqual([
      expect.objectContaining({ kind: 'incident', from, until: undefined, announcedFrom: from }),
    ]);
  });

  it('has no notices in an empty list', () => {
    expect(read([])).toEqual({ words, notices: [] });
  });

  it.each([
    ['no object', null],
    ['no notice', { ...item, _notice: undefined }],
    ['an unknown kind', { ...item, _notice: { ...item._notice, kind: 'party' } }],
    ['a begin without offset', { ...item, _notice: { ...item._notice, from: '2026-11-15T02:00:00' } }],
    [
      'an end before the begin',
      { ...item, _notice: { ...item._notice, until: '2026-11-15T01:00:00+01:00' } },
    ],
    ['an end that is no time', { ...item, _notice: { ...item._notice, until: 'soon' } }],
    ['a title that is markup in an object', { ...item, title: { __html: '<b>' } }],
    ['no fragment', { ...item, url: 'https://bank.example/en/status/' }],
  ])('refuses a feed with an item that has %s', (_, wrong) => {
    expect(read([item, wrong])).toBeUndefined();
  });

  it.each([undefined, null, [], 'x', { items: [item] }, { items: {}, _words: words }])(
    'refuses %j',
    (feed) => {
      expect(readNoticeFeed(feed)).toBeUndefined();
    },
  );
});
