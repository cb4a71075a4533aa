import { act, render, screen } from '@testing-library/react';
import { StatusList } from './status-list.client';

const labels = {
  now: 'now',
  announced: 'announced',
  allRunning: 'All runs.',
  ongoing: 'open',
  incident: 'Incident',
  maintenance: 'Maintenance',
  latest: 'Latest: 1 May.',
};
const notice = {
  id: 'one',
  kind: 'incident',
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
  await act(async () => {
    render(<StatusList list={{ notices: [notice], feed: '/feeds/status-en.json', tag: 'en-GB', labels }} />);
    await Promise.resolve();
  });
}

const readSummary = (): string | null => screen.getByRole('status').textContent;

afterEach(() => jest.useRealTimers());

describe('StatusList', () => {
  it('says that nothing applies, from the notices of the document, if the feed cannot be read', async () => {
    await show(() => Promise.reject(new Error('offline')));
    expect(readSummary()).toBe('All runs.');
    expect(screen.queryByRole('heading', { name: 'Cards fail' })).not.toBeNull();
  });

  it('shows the notices of the feed, which may be newer', async () => {
    const item = {
      url: '/en/status/#two',
      title: 'Transfers late',
      content_text: 'Text.',
      _notice: { kind: 'incident', from: '2026-10-31T23:00:00Z' },
    };
    const feed = { _words: { region: 'a', details: 'b', close: 'c' }, items: [item] };
    await show(() => Promise.resolve({ ok: true, json: () => Promise.resolve(feed) }));
    expect(readSummary()).toBe('Transfers late');
    expect(screen.getByRole('listitem').textContent).toBe(
      'Incident · nowTransfers late1 November 2026, 00:00, openText.',
    );
  });

  it('leaves the document as it is until the feed has been read', async () => {
    await show(() => new Promise(() => undefined));
    expect(readSummary()).toBe('Latest: 1 May.');
  });
});
