import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { findFactFaults, findMissingRoutes, findViewFaults } from './page-faults';

const ref = template<{ text: string }>()('sample');
const make = (id: string, facts: Partial<Page> = {}, text = 'Words'): Page => ({
  ...page(ref, {
    id,
    of: { locale: 'en', name: 'Sample', description: 'A sample page', file: 'content/sample.ts' },
    view: () => ({ text }),
  }),
  ...facts,
});

describe('faults of a page', () => {
  it('include missing specified paths', () => {
    const missing = findMissingRoutes([make('services/cards'), make('investors')]);
    expect(missing).toContain('statement 26: /de/services/cards/');
    expect(missing).not.toContain('statement 26: /en/services/cards/');
    expect(missing).toContain('statement 37: /fr/informations-clients/');
  });

  it('include views with gaps or unfilled placeholders', () => {
    const pages = [
      make('a'),
      make('b', {}, ''),
      make('c', {}, 'Since {year}'),
      make('d', {}, '<code>{x}</code><br>'),
      make('e', {}, '<section><p>Half of it.</p>'),
      make('f', {}, 'Support <service@bank.example>'),
    ];
    expect(findViewFaults(pages)).toEqual([
      '/en/b/: view.text: empty',
      '/en/c/: view.text: {year} was not filled in',
      '/en/e/: view.text: <section> does not begin and end in it',
    ]);
  });

  it.each([
    ['a page that does not ask for consent without a reason', make('about', { asksForConsent: false })],
    ['an imprint that asks for it', make('imprint')],
    [
      'an error page that asks for it',
      make('500', { kind: 'error', inSitemap: false, indexed: false, keepOffline: false }),
    ],
  ])('is %s', (_what, sample) => {
    expect(findFactFaults([sample])).toEqual([`${sample.path}: asksForConsent is wrong`]);
  });

  it.each([
    ['a page of files in the sitemap', make('investors/download')],
    ['a page that may be found and is not in it', make('about', { inSitemap: false })],
    ['a page that nobody may find and is in it', make('about', { indexed: false })],
  ])('is %s', (_what, sample) => {
    expect(findFactFaults([sample])).toEqual([`${sample.path}: inSitemap is wrong`]);
  });

  it('include an error page that is indexed or stored', () => {
    const error = make('offline', { kind: 'error', asksForConsent: false });
    expect(findFactFaults([error])).toEqual([
      '/en/offline/: indexed is wrong',
      '/en/offline/: keepOffline is wrong',
    ]);
  });

  it('include nothing for a valid article and imprint', () => {
    expect(findFactFaults([make('about'), make('imprint', { asksForConsent: false })])).toEqual([]);
  });
});
