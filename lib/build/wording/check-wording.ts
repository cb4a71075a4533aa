import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#lib/content/content-error';
import { isLocale, type Locale } from '#lib/i18n/locales';
import { metaphors, resultWords, wordRules } from './rules';

type Line = { readonly text: string; readonly line: number };

/** Help, legal and API pages: no metaphors. */
const plainFolders = /^content\/(?:support|security|text|developers|customer-information)\//;

/** The page about the company's name may use metaphors. */
const playful = /^content\/company\/about\//;

const isHeading = (text: string): boolean => /^##+ |^\s*alt: /.test(text);
const isPromise = (text: string): boolean => /^\s*(?:title|headTitle|description|menuText): /.test(text);

/** Ignores keys, page names and search terms. */
const withoutKey = (text: string): string =>
  /^(?:slug|keywords): /.test(text) ? '' : text.replace(/^\s*(?:- )?(?:\{ )?[\w-]+:(?= |$)/, '');

function findMetaphor(file: string, text: string, locale: Locale): string | undefined {
  if (playful.test(file) || !(isHeading(text) || plainFolders.test(file))) return undefined;
  return metaphors[locale].exec(withoutKey(text))?.[0];
}

function findClaim(text: string, locale: Locale): string | undefined {
  return isPromise(text) && !/\d/.test(text) ? resultWords[locale].exec(withoutKey(text))?.[0] : undefined;
}

function judgeLine(file: string, { text, line }: Line, locale: Locale): ContentProblem[] {
  const problem = (found: string, expected: string): ContentProblem => ({
    ...{ file, line, field: 'text', expected },
    found: `"${found}"`,
  });
  const words = wordRules[locale].flatMap(({ wrong, better }) => {
    const found = wrong.exec(withoutKey(text));
    return found ? [problem(found[0], better)] : [];
  });
  const metaphor = findMetaphor(file, text, locale);
  const claim = findClaim(text, locale);
  return [
    ...words,
    ...(metaphor ? [problem(metaphor, 'what happens to the money, without the railway')] : []),
    ...(claim ? [problem(claim, 'a number beside a result, or what is done')] : []),
  ];
}

/**
 * Checks a text against the rules of docs/writing.md that can be automated.
 *
 * @param file path relative to the project root; its folder selects the rules
 */
export function judgeText(file: string, text: string, locale: Locale): ContentProblem[] {
  return text
    .split('\n')
    .flatMap((content, index) => judgeLine(file, { text: content, line: index + 1 }, locale));
}

export function findWordingProblems(): ContentProblem[] {
  const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')));
  return texts.flatMap((file) => {
    const locale = path.posix.basename(file, '.md');
    return isLocale(locale) ? judgeText(file, readFileSync(file, 'utf8'), locale) : [];
  });
}
