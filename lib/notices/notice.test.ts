import { findShownNotice, isOngoing, type Notice } from './notice';

const make = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'incident',
  areas: [],
  title: id,
  text: id,
  from: 100,
  until: 200,
  announcedFrom: 100,
  ...more,
});

describe('isOngoing', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])('at %d: %s', (now, expected) => expect(isOngoing(make('a'), now)).toBe(expected));

  it('has no end while none is known', () => {
    expect(isOngoing(make('a', { until: undefined }), 1e15)).toBe(true);
  });
});

describe('findShownNotice', () => {
  const maintenance = make('work', { kind: 'maintenance', from: 150, announcedFrom: 50 });

  it('finds none before the announcement and after the end', () => {
    expect(findShownNotice([maintenance], 49)).toBeUndefined();
    expect(findShownNotice([maintenance], 200)).toBeUndefined();
    expect(findShownNotice([], 0)).toBeUndefined();
  });

  it('finds announced maintenance', () => {
    expect(findShownNotice([maintenance], 50)?.id).toBe('work');
  });

  it.each([
    [
      'in progress before announced',
      [make('later', { from: 160, announcedFrom: 0 }), maintenance],
      155,
      'work',
    ],
    ['an incident before maintenance', [maintenance, make('failure')], 160, 'failure'],
    ['the one that began last', [make('first'), make('last', { from: 110 })], 160, 'last'],
  ])('prefers %s', (_, notices, now, id) => {
    expect(findShownNotice(notices, now)?.id).toBe(id);
    expect(findShownNotice(notices.toReversed(), now)?.id).toBe(id);
  });
});
