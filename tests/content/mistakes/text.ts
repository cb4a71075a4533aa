import type { Mistake } from './front-matter';

/** Mistakes in the body, and broken links. */
export const textMistakes: readonly Mistake[] = [
  [
    'a dead link',
    '/en/imprint/',
    '/en/imprnt/',
    '{file}:16: link: expected the address of a page, with its language and both slashes, found "/en/imprnt/"',
  ],
  [
    'a link without its trailing slash',
    '/en/imprint/',
    '/en/imprint',
    '{file}:16: link: expected the address of a page, with its language and both slashes, found "/en/imprint"',
  ],
  [
    'a link without a language',
    '/en/imprint/',
    '/imprint/',
    '{file}:16: link: expected the address of a page, with its language and both slashes, found "/imprint/"',
  ],
  [
    'a relative link',
    '/en/imprint/',
    'imprint/',
    '{file}:16: link: expected an address that starts with https:// or with /, found "imprint/"',
  ],
  [
    'a link to nothing',
    '/en/imprint/',
    '',
    '{file}:16: link: expected an address that starts with https:// or with /, found ""',
  ],
  [
    'a dead fragment',
    '/en/imprint/',
    '/en/imprint/#nowhere',
    '{file}:16: link: expected a heading of /en/imprint/, found "/en/imprint/#nowhere"',
  ],
  [
    'a dead fragment of the page itself',
    '/en/imprint/',
    '#section-two',
    '{file}:16: link: expected a heading of this page, found "#section-two"',
  ],
  [
    'a dead fragment that looks like a footnote',
    '/en/imprint/',
    '#fn9',
    '{file}:16: link: expected a heading of this page, found "#fn9"',
  ],
  [
    'a missing document',
    '/en/imprint/',
    '/documents/fees.pdf',
    '{file}:16: link: expected a file public/documents/fees.pdf, found "/documents/fees.pdf"',
  ],
  [
    'a dead link in front matter',
    'in a sentence',
    'in a [sentence](/en/nowhere/)',
    '{file}:6: link: expected the address of a page, with its language and both slashes, found "/en/nowhere/"',
  ],
  [
    'a dead link in a table',
    'Text with',
    '| A |\n| --- |\n| [x](/en/nowhere/) |\n\nText with',
    '{file}:18: link: expected the address of a page, with its language and both slashes, found "/en/nowhere/"',
  ],
  [
    'a link that runs a script',
    '/en/imprint/',
    'javascript:alert(1)',
    '{file}:16: text: expected a link or a footnote that leads somewhere, found "](javascript:alert(1)"',
  ],
  [
    'a script in front matter',
    'in a sentence',
    'in a [sentence](javascript:x)',
    '{file}:6: link: expected an address that leads somewhere, found "javascript:x"',
  ],
  [
    'a footnote that nobody wrote',
    'First paragraph.',
    'First paragraph.[^1]',
    '{file}:12: text: expected a link or a footnote that leads somewhere, found "[^1]"',
  ],
  [
    'a missing image',
    'First paragraph.',
    '![A map](/images/map.svg)',
    '{file}:12: image: expected a file public/images/map.svg, found none',
  ],
  [
    'HTML',
    'First paragraph.',
    'First <b>paragraph</b>.',
    '{file}:12: text: expected Markdown, found the HTML <b>',
  ],
  [
    'a comment',
    'First paragraph.',
    '<!-- to do -->',
    '{file}:12: text: expected Markdown, found the HTML <!--',
  ],
  [
    'a heading twice',
    'Text with',
    '## Section one\n\nText with',
    '{file}:16: heading: expected a heading unlike the others of the page, found "Section one" again',
  ],
  [
    'a skipped level',
    'Text with',
    '#### Detail\n\nText with',
    '{file}:16: heading: expected at most level 3 here, found level 4, "Detail"',
  ],
  [
    'a first heading',
    '## Section',
    '# Section',
    '{file}:14: heading: expected a heading from ## down, since the name of the page is its first heading, found "# Section one"',
  ],
];
