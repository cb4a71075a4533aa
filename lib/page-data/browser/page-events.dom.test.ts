import type { PageContext } from '#lib/page-data/contract';
import { createPageEvents } from './page-events';

const context = (title: string): PageContext => ({
  lang: 'en',
  originalPath: '/a/',
  title,
  description: '',
  alternates: {},
  indexed: true,
  asksForConsent: true,
  keepOffline: true,
});

beforeEach(() => {
  document.title = 'Own';
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main></main>';
});

describe('a subscription to pages', () => {
  it('has the page of the document initially, and after a return to it', () => {
    const pages = createPageEvents(document);
    pages.attach(document.body);
    expect(pages.current().title).toBe('Own');
    pages.pageShown(context('A'), '/en/a/');
    expect(pages.current().title).toBe('A');
    pages.pageShown(null, '/en/');
    expect([pages.current().title, document.title]).toEqual(['Own', 'Own']);
  });

  it('calls back once the head is updated, until it is unsubscribed', () => {
    const pages = createPageEvents(document);
    pages.attach(document.body);
    const titles: string[] = [];
    const end = pages.subscribe(() => titles.push(`${document.title} ${pages.current().title}`));
    expect(titles).toEqual([]);
    pages.pageShown(context('A'), '/en/a/');
    end();
    pages.pageShown(context('B'), '/en/b/');
    expect(titles).toEqual(['A A']);
  });
});

describe('onPage', () => {
  it('runs for the page of the document after hydration, then for each page shown', () => {
    const pages = createPageEvents(document);
    const run = jest.fn();
    pages.onPage(run);
    expect(run).not.toHaveBeenCalled();
    pages.attach(document.body);
    pages.pageShown(context('A'), '/en/a/');
    expect(run.mock.calls).toEqual([[document.body], [document.body]]);
  });

  it('runs at once for late subscribers', () => {
    const pages = createPageEvents(document);
    pages.attach(document.body);
    const run = jest.fn();
    pages.onPage(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('cleans up the previous page first', () => {
    const pages = createPageEvents(document);
    const steps: string[] = [];
    let visit = 0;
    pages.onPage(() => {
      const number = ++visit;
      steps.push(`run ${number}`);
      return () => steps.push(`clean ${number}`);
    });
    pages.attach(document.body);
    pages.pageShown(context('A'), '/en/a/');
    expect(steps).toEqual(['run 1', 'clean 1', 'run 2']);
  });
});
