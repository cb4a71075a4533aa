import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { metaphors } from '#lib/build/wording/rules';
import { glossary } from '#lib/families/glossary/schema';
import { locales, type Locale } from '#lib/i18n/locales';

/** Random numbers with a fixed seed: every run generates the same articles. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether a sentence has complete links and brackets. */
function isWhole(sentence: string): boolean {
  const count = (sign: string) => sentence.split(sign).length;
  return count('[') === count(']') && count('(') === count(')');
}

function readSentences(locale: Locale): string[] {
  const bodies = glossary.all(locale).map(({ file }) => readFileSync(file, 'utf8').split(/^---$/m)[2] ?? '');
  const prose = bodies
    .join('\n')
    .split('\n')
    .filter((line) => /^[A-ZÄÖÜ]/.test(line) && !line.includes('[^'));
  return prose
    .flatMap((line) => line.split(/(?<=[.:]) (?=[A-ZÄÖÜ])/))
    .filter((sentence) => sentence.length > 40 && isWhole(sentence));
}

/** Sentences and headings of the articles in a language. */
type Stock = { readonly sentences: readonly string[]; readonly headings: readonly string[] };

/** Sentences of real articles, without those that the content check forbids in headings. */
function readStock(locale: Locale): Stock {
  const sentences = readSentences(locale);
  return { sentences, headings: sentences.filter((sentence) => !metaphors[locale].test(sentence)) };
}

type Random = () => number;
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

function writeSection({ sentences, headings }: Stock, number: number, random: Random): string {
  const paragraphs = Array.from({ length: 3 }, () =>
    Array.from({ length: 3 }, () => pick(sentences, random)).join(' '),
  );
  const list = Array.from({ length: 3 }, () => `- ${pick(sentences, random)}`).join('\n');
  return `## Section ${number}: ${pick(headings, random)
    .slice(0, 30)
    .replace(/[^\p{L} ]/gu, '')
    .trim()}\n\n${paragraphs.join('\n\n')}\n\n${list}`;
}

/** Length of a body in words, like real articles. */
const words = 800;

function writeBody(stock: Stock, random: Random): string {
  const parts = [Array.from({ length: 3 }, () => pick(stock.sentences, random)).join(' ')];
  for (let section = 1; parts.join(' ').split(/\s+/).length < words; section += 1)
    parts.push(writeSection(stock, section, random));
  return parts.join('\n\n');
}

function writeFrontMatter(slug: string, number: number, random: Random): string {
  const keywords = Array.from({ length: 4 }, () => `topic ${Math.floor(random() * 40)}`);
  return [
    '---',
    `slug: ${slug}`,
    `name: "Term ${number} of the measurement"`,
    `keywords: [${[...new Set(keywords)].join(', ')}]`,
    `description: "Article number ${number}, generated to measure how the build grows with the content."`,
    `definition: "A generated term, number ${number}. It has the length and the parts of a real definition, so that the measurement is of real work."`,
    'date: 2026-11-20',
    'reviewed: 2026-11-20',
    'sources:',
    '  - title: "Directive (EU) 2015/2366 on payment services"',
    '    url: https://eur-lex.europa.eu/eli/dir/2015/2366/oj',
    '  - title: "Regulation (EU) 260/2012"',
    '    url: https://eur-lex.europa.eu/eli/reg/2012/260/oj',
    '---',
  ].join('\n');
}

/**
 * Generates glossary articles in every language.
 *
 * @param folder `content/glossary` of the target tree
 * @param count articles per language
 */
export function generateArticles(folder: string, count: number): void {
  const stock = { en: readStock('en'), de: readStock('de') };
  for (let number = 1; number <= count; number += 1) {
    const slug = `measured-term-${number}`;
    mkdirSync(path.join(folder, slug), { recursive: true });
    for (const locale of locales) {
      const random = createRandom(number * 31 + locale.length + (locale === 'de' ? 7 : 0));
      writeFileSync(
        path.join(folder, slug, `${locale}.md`),
        `${writeFrontMatter(slug, number, random)}\n\n${writeBody(stock[locale], random)}\n`,
      );
    }
  }
}
