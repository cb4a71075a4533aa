import { siteUrl } from '#lib/page-model/site-url';
import { parsers } from '#lib/content/markdown/parser';
import { toFeedHtml } from './feed-html';

const page = `${siteUrl}/en/blog/post/`;

it('leads to the site from wherever it is read', () => {
  const html =
    '<p><a href="/en/glossary/">a</a><a href="#fn1">1</a><img src="/images/x.png"><a href="https://law.example/a?b=1&amp;c">law</a><a href="mailto:a@b.example">m</a></p>';
  expect(toFeedHtml(html, page)).toBe(
    `<p><a href="${siteUrl}/en/glossary/">a</a><a href="${page}#fn1">1</a><img src="${siteUrl}/images/x.png"><a href="https://law.example/a?b=1&amp;c">law</a><a href="mailto:a@b.example">m</a></p>`,
  );
});

it('has no words of the interface, and no attributes for the site’s styles and scripts', () => {
  const text =
    '## A heading\n\nA [link](https://law.example/), 5\u00a0**euros** and a note[^1].\n\n| Fee | Euro |\n| --- | ---: |\n| Card | 1 |\n\n[^1]: The note.\n';
  const html = parsers.en.render(text);
  expect(html).toMatch(/visually-hidden.*tabindex.*footnote-back/s);
  const feed = toFeedHtml(html, page);
  expect(feed).not.toMatch(/new tab|visually-hidden|tabindex|aria-|class=|id=|target=|↩|Footnotes|sideways/);
  expect(feed).toContain(`<h2><a href="${page}#a-heading">A heading</a></h2>`);
  expect(feed).toContain(
    'A <a href="https://law.example/">link</a>, 5&nbsp;<strong>euros</strong> and a note',
  );
  expect(feed).toContain(`<sup><a href="${page}#fn1">1</a></sup>`);
  expect(feed).toContain('<li><p>The note.</p>');
  expect(feed).toContain('<th scope="col">Fee</th>');
});
