import { trialText } from '#tests/support/jest/trial-page';

/**
 * An editor's mistake: passage of the trial page, replacement, and expected message with placeholders
 * `{file}` and `{slug}`.
 */
export type Mistake = readonly [mistake: string, from: string, to: string, line: string];

/** Mistakes in the front matter. */
export const frontMatterMistakes: readonly Mistake[] = [
  ['a wrong type', 'indexed: false', 'indexed: "no"', '{file}:8: indexed: expected a boolean, found "no"'],
  ['text for a list', '[trial]', 'trial', '{file}:4: keywords: expected an array, found "trial"'],
  ['a wrong type in a list', '[trial]', '[trial, 7]', '{file}:4: keywords.1: expected a string, found 7'],
  [
    'a short description',
    /"A page.*"/.exec(trialText())?.[0] ?? '',
    '"Too short."',
    '{file}:5: description: expected at least 50 characters, found 10',
  ],
  [
    'a long description',
    'A page',
    `${'A page '.repeat(20)}page`,
    '{file}:5: description: expected at most 160 characters, found 204',
  ],
  [
    'a long lead',
    /"What the trial.*"/.exec(trialText())?.[0] ?? '',
    `"${'What the page is, '.repeat(9)}"`,
    '{file}:6: summary: expected at most 160 characters, found 162',
  ],
  [
    'a lead of three sentences',
    /"What the trial.*"/.exec(trialText())?.[0] ?? '',
    '"What the trial page is, since 10 June. What it says. And a third sentence."',
    '{file}:6: summary: expected at most 2 sentences, found 3',
  ],
  [
    'an unknown key',
    'date:',
    'author: "Somebody"\ndate:',
    '{file}:7: author: expected no such key, found "author"',
  ],
  ['a missing key', 'date: 2026-11-20\n', '', '{file}: date: expected a string, found nothing'],
  ['an empty value', '"Trial page"', '', '{file}:3: name: expected a string, found null'],
  [
    'a day that is none',
    '2026-11-20',
    '2026-02-30',
    '{file}:7: date: expected a day such as 2026-11-20, found "2026-02-30"',
  ],
  [
    'a day in words',
    '2026-11-20',
    '20 November 2026',
    '{file}:7: date: expected a day such as 2026-11-20, found "20 November 2026"',
  ],
  [
    'broken YAML',
    '"Trial page"',
    '"Trial page',
    '{file}:3: front matter: expected valid YAML, found Missing closing "quote',
  ],
  [
    'a colon in a bare value',
    '"Trial page"',
    'Trial: page',
    '{file}:3: front matter: expected valid YAML, found Nested mappings are not allowed in compact mappings',
  ],
  [
    'no front matter',
    trialText('{slug}'),
    'Only text.\n',
    '{file}:1: front matter: expected a block between two lines "---", found none',
  ],
  [
    'a value in a list of several lines',
    '[trial]',
    '\n  - trial\n  - x',
    '{file}:6: keywords.1: expected at least 2 characters, found 1',
  ],
  [
    'a slug unlike its folder',
    'slug: {slug}',
    'slug: trail',
    '{file}:2: slug: expected "{slug}", the name of the folder, found "trail"',
  ],
  [
    'a slug with other characters',
    'slug: {slug}',
    'slug: "Trial Page!"',
    '{file}:2: slug: expected a slug of a–z, 0–9 and single hyphens, found "Trial Page!"',
  ],
];
