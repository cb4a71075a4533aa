import { trialText } from '#tests/support/jest/trial-page';

/** A mistake of an editor: a passage of the trial page, what stands in its place, and the line that says so. */
export type Slip = readonly [slip: string, from: string, to: string, line: string];

/** Slips in the front matter. */
export const frontMatterSlips: readonly Slip[] = [
  [
    'a wrong type',
    'indexed: false',
    'indexed: "no"',
    'content/text/trial/en.md:8: indexed: expected a boolean, found "no"',
  ],
  [
    'text for a list',
    '[trial]',
    'trial',
    'content/text/trial/en.md:4: keywords: expected an array, found "trial"',
  ],
  [
    'a wrong type in a list',
    '[trial]',
    '[trial, 7]',
    'content/text/trial/en.md:4: keywords.1: expected a string, found 7',
  ],
  [
    'a short description',
    /"A page.*"/.exec(trialText)?.[0] ?? '',
    '"Too short."',
    'content/text/trial/en.md:5: description: expected at least 50 characters, found 10',
  ],
  [
    'a long description',
    'A page',
    `${'A page '.repeat(20)}page`,
    'content/text/trial/en.md:5: description: expected at most 160 characters, found 204',
  ],
  [
    'an unknown key',
    'date:',
    'author: "Somebody"\ndate:',
    'content/text/trial/en.md:7: author: expected no such key, found "author"',
  ],
  [
    'a missing key',
    'date: 2026-11-20\n',
    '',
    'content/text/trial/en.md: date: expected a string, found nothing',
  ],
  ['an empty value', '"Trial page"', '', 'content/text/trial/en.md:3: name: expected a string, found null'],
  [
    'a day that is none',
    '2026-11-20',
    '2026-02-30',
    'content/text/trial/en.md:7: date: expected a day such as 2026-11-20, found "2026-02-30"',
  ],
  [
    'a day in words',
    '2026-11-20',
    '20 November 2026',
    'content/text/trial/en.md:7: date: expected a day such as 2026-11-20, found "20 November 2026"',
  ],
  [
    'broken YAML',
    '"Trial page"',
    '"Trial page',
    'content/text/trial/en.md:6: front matter: expected valid YAML, found can not read a block mapping entry; a multiline key may not be an implicit key',
  ],
  [
    'a colon in a bare value',
    '"Trial page"',
    'Trial: page',
    'content/text/trial/en.md:3: front matter: expected valid YAML, found bad indentation of a mapping entry',
  ],
  [
    'no front matter',
    trialText,
    'Only text.\n',
    'content/text/trial/en.md:1: front matter: expected a block between two lines "---", found none',
  ],
  [
    'a slug unlike its folder',
    'slug: trial',
    'slug: trail',
    'content/text/trial/en.md:2: slug: expected "trial", the name of the folder, found "trail"',
  ],
  [
    'a slug with other characters',
    'slug: trial',
    'slug: "Trial Page!"',
    'content/text/trial/en.md:2: slug: expected a slug of a–z, 0–9 and single hyphens, found "Trial Page!"',
  ],
];
