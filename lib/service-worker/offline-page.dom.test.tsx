import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from '#components/templates/error/error';
import type { errorPage } from '#lib/families/error/family';
import { locales } from '#lib/i18n/locales';
import type { TemplateProps } from '#lib/page-model/template';
import { fillOfflinePage, readDocument, readPageData, sortPages } from './offline-page';

const view: TemplateProps<typeof errorPage>['view'] = {
  name: 'Heading',
  trail: [],
  printedFrom: '',
  trailLabel: 'x',
  text: 'With a connection',
  offlineText: 'Without one',
  linksTitle: 'Readable',
  links: [],
};
const html = renderToStaticMarkup(<ErrorPage view={view} shared={{}} />);

/** Text that is not hidden. */
function visibleText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.remove();
  return page.body.textContent ?? '';
}

describe('fillOfflinePage', () => {
  it.each(locales)('turns the exported page (%s) into the offline response', (locale) => {
    expect(visibleText(html)).toBe('HeadingWith a connection');
    const filled = fillOfflinePage(
      html,
      [
        { path: '/en/x/', title: 'A & <B> "C"' },
        { path: '/de/x/', title: 'Ü $& $1' },
      ],
      locale,
    );
    expect(visibleText(filled)).toBe('HeadingWithout oneReadableA & <B> "C"Ü $& $1');
    const links = [
      ...new DOMParser().parseFromString(filled, 'text/html').querySelectorAll('[data-offline-list] a'),
    ];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
      ['/en/x/', locale === 'en' ? null : 'en'],
      ['/de/x/', locale === 'de' ? null : 'de'],
    ]);
  });

  it('shows no heading over an empty list', () => {
    expect(visibleText(fillOfflinePage(html, [], 'en'))).toBe('HeadingWithout one');
  });
});

test('readDocument returns the name without the site, or nothing for error pages', () => {
  expect(
    readDocument('/en/x/', '<head><title>A &amp; &lt;B&gt; &quot;C&#x27;s&quot; | Stellwerk</title></head>'),
  ).toEqual({ path: '/en/x/', title: 'A & <B> "C\'s"' });
  expect(readDocument('/en/x/', '<h1>No title</h1>')).toBeUndefined();
  expect(
    readDocument('/en/404/', '<title>Page not found | Stellwerk</title><main data-keep-offline="no">'),
  ).toBeUndefined();
});

test('readPageData returns path and name of a page, or nothing for other files', () => {
  const record = (path: string, keepOffline = true) =>
    JSON.stringify({ path, result: { pageContext: { title: 'Cards | Stellwerk', keepOffline } } });
  expect(readPageData(record('/en/services/cards/'))).toEqual({
    path: '/en/services/cards/',
    title: 'Cards',
  });
  for (const other of [
    record('/en/404.html/', false),
    '{"webpackCompilationHash":"x"}',
    '{"result":{"data":{}}}',
    'null',
    '<html>',
    '[]',
  ])
    expect(readPageData(other)).toBeUndefined();
});

test('sortPages lists each page once, its own language first, by name', () => {
  const pages = [
    { path: '/en/b/', title: 'b' },
    undefined,
    { path: '/de/z/', title: 'Zahlung' },
    { path: '/de/o/', title: 'Öffnung' },
    { path: '/', title: 'Stellwerk' },
    { path: '/de/z/', title: 'Zahlungen' },
  ];
  expect(sortPages(pages, 'de').map(({ title }) => title)).toEqual(['Öffnung', 'Zahlungen', 'b']);
});
