import { act, render, screen } from '@testing-library/react';
import { StatusList } from './status-list.client';
import { StatusState } from './status-state.client';

const labels = {
  now: 'now',
  announced: 'announced',
  allRunning: 'All runs.',
  working: 'works',
  ongoing: 'open',
  incident: 'Incident',
  maintenance: 'Maintenance',
  latest: 'Latest: 1 May.',
};
const areas = [
  { name: 'payments', label: 'Payments' },
  { name: 'cards', label: 'Cards' },
] as const;
const notice = {
  id: 'one',
  kind: 'incident',
  areas: ['cards'],
  title: 'Cards fail',
  text: 'Text.',
  from: Date.UTC(2026, 4, 1),
  until: Date.UTC(2026, 4, 2),
  announcedFrom: Date.UTC(2026, 4, 1),
  period: '1 May 2026',
} as const;

async function show(answer: () => Promise<unknown>): Promise<void> {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
  globalThis.fetch = answer as typeof fetch;
  const feed = '/feeds/status-en.json';
  await act(async () => {
    render(
      <>
        <StatusState state={{ notices: [notice], feed, areas, labels }} />
        <StatusList list={{ notices: [notice], feed, tag: 'en-GB', labels }} />
      </>,
    );
    await Promise.resolve();
  });
}

/** A feed with one incident in progress. */
const answer = (named: object) => (): Promise<unknown> => {
  const item = {
    url: '/en/status/#two',
    title: 'Transfers late',
    content_text: 'Text.',
    _notice: { kind: 'incident', from: '2026-10-31T23:00:00Z', ...named },
  };
  const feed = { _words: { region: 'a', details: 'b', close: 'c' }, items: [item] };
  return Promise.resolve({ ok: true, json: () => Promise.resolve(feed) });
};

const readSummary = (): string | null => screen.getByRole('status').textContent;
const readAreas = (): (string | null)[] => screen.getAllByRole('definition').map((area) => area.textContent);

afterEach(() => jest.useRealTimers());

describe('StatusState and StatusList', () => {
  it('say that nothing applies, from the notices of the document, if the feed cannot be read', async () => {
    await show(() => Promise.reject(new Error('offline')));
    expect(readSummary()).toBe('All runs.');
    expect(readAreas()).toEqual(['works', 'works']);
    expect(screen.queryByRole('heading', { name: 'Cards fail' })).not.toBeNull();
  });

  it('show the notices of the feed, which may be newer', async () => {
    await show(answer({ areas: ['payments'] }));
    expect(readSummary()).toBe('Transfers late');
    expect(readAreas()).toEqual(['Incident', 'works']);
    expect(screen.getByRole('listitem').textContent).toBe(
      'Incident · nowTransfers late1 November 2026, 00:00, openText.',
    );
  });

  it('read the feed once for both', async () => {
    const read = jest.fn(answer({ areas: ['payments'] }));
    await show(read);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('do not say what works while a notice names no area', async () => {
    await show(answer({}));
    expect(readSummary()).toBe('Transfers late');
    expect(readAreas()).toEqual(['–', '–']);
  });

  it('leave the document as it is until the feed has been read', async () => {
    await show(() => new Promise(() => undefined));
    expect(readSummary()).toBe('Latest: 1 May.');
    expect(readAreas()).toEqual(['–', '–']);
  });
});
