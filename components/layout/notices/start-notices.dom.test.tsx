import { act, fireEvent, screen } from '@testing-library/react';
import type { PageContext } from '#lib/page-data/contract';
import { startNotices } from './start-notices';

const from = '2026-11-29T10:00:00Z';
const now = Date.parse('2026-11-29T11:00:00Z');
const words = { region: 'Status', details: 'Details', close: 'Close' };

const makeFeed = (title: string, notice: object = {}) => ({
  _words: words,
  items: [
    {
      url: 'https://bank.example/en/status/#one',
      title,
      content_text: 'Text.',
      _notice: { kind: 'incident', from, ...notice },
    },
  ],
});

/** Starts notices with the files of a host, and returns a function that shows a page in a language. */
async function start(files: Readonly<Record<string, unknown>>) {
  document.body.innerHTML = '<a class="skip"></a><header></header><main></main>';
  const readJson = jest.fn((path: string) => Promise.resolve(files[path]));
  let current = { lang: 'en' } as PageContext;
  let listener = (): void => undefined;
  const pages = {
    current: () => current,
    subscribe: (run: () => void) => {
      listener = run;
      return () => undefined;
    },
  };
  await act(async () => {
    startNotices({ document, pages, readJson, now: () => now });
    await Promise.resolve();
  });
  const turnTo = (lang: string) =>
    act(async () => {
      current = { lang } as PageContext;
      listener();
      await Promise.resolve();
    });
  return { readJson, turnTo };
}

const readBar = (): string | null | undefined => document.querySelector('aside')?.textContent;

describe('startNotices', () => {
  it('shows the notice above the header, with a link to the status page', async () => {
    await start({ '/feeds/status-en.json': makeFeed('Cards fail') });
    expect(readBar()).toBe('Cards fail DetailsClose');
    expect(screen.getByRole('status').nextElementSibling?.localName).toBe('header');
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/en/status/#one');
  });

  it.each([
    ['the file is missing', undefined],
    ['the file is no feed', { items: 'x' }],
    ['no notice applies', makeFeed('Over', { until: '2026-11-29T10:30:00Z' })],
  ])('adds nothing if %s', async (_, file) => {
    await start({ '/feeds/status-en.json': file });
    expect(document.body.children).toHaveLength(3);
  });

  it('stays closed on the following pages', async () => {
    const { turnTo } = await start({ '/feeds/status-en.json': makeFeed('Cards fail') });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      await Promise.resolve();
    });
    await turnTo('en');
    expect(readBar()).toBeUndefined();
  });

  it('reads the file once per language, English for customer information in others', async () => {
    const { readJson, turnTo } = await start({
      '/feeds/status-en.json': makeFeed('Cards fail'),
      '/feeds/status-de.json': makeFeed('Karten gestört'),
    });
    await turnTo('en');
    await turnTo('de');
    expect(readBar()).toContain('Karten gestört');
    await turnTo('fr');
    expect(readBar()).toContain('Cards fail');
    expect(document.querySelector('aside')?.lang).toBe('en');
    expect(readJson.mock.calls).toEqual([['/feeds/status-en.json'], ['/feeds/status-de.json']]);
  });
});
