import type { ContentProblem } from '#lib/content/content-error';
import { listWrittenTexts, type WrittenText } from './list-texts';
import { metaphors, resultWords, wordRules } from './rules';

/** Help, legal and API pages: no metaphors. */
const plainPlaces =
  /^content\/(?:support|security|text|developers|customer-information|forms|error)\/|^messages\//;

/** The page about the company's name, the timetable of the home page and the podcast may use metaphors. */
const playfulPlaces = /^content\/(?:company\/about|podcast)\/|^content\/home\/transfer-timetable\.ts/;

const headingKeys = /^(?:title|label|legend|alt|caption|head)$/;
const promiseKeys = /^(?:title|metaTitle|description|menuText)$/;

/** Key of a line of front matter: `title: …`, `- alt: …`. */
const lineKey = /^\s*(?:- )?(?:\{ )?([\w-]+):(?= |$)/;

/** Keys whose values are not texts: identifiers, page names in addresses, search terms. */
const ignoredKeys = /^(?:slug|kind|id|path|keywords|searchTerms|forms)$/;

/** A turn of a podcast's transcript: its recording cannot be changed with it. */
const isSpoken = ({ file, text }: WrittenText): boolean =>
  file.startsWith('content/podcast/') && /^: /.test(text);

const keyOf = ({ key, text }: WrittenText): string => key ?? lineKey.exec(text)?.[1] ?? '';

/** The text without its key; empty if its key is ignored. */
const textOf = (written: WrittenText): string =>
  ignoredKeys.test(keyOf(written)) ? '' : written.text.replace(written.key === undefined ? lineKey : '', '');

function findMetaphor(written: WrittenText): string | undefined {
  const { file, text, language } = written;
  const isHeading = /^##+ /.test(text) || headingKeys.test(keyOf(written));
  if (playfulPlaces.test(file) || !(isHeading || plainPlaces.test(file))) return undefined;
  return metaphors[language].exec(textOf(written))?.[0];
}

function findClaim(written: WrittenText): string | undefined {
  const isPromise = promiseKeys.test(keyOf(written)) && !/\d/.test(written.text);
  return isPromise ? resultWords[written.language].exec(textOf(written))?.[0] : undefined;
}

/** Checks a text against the rules of docs/writing.md that can be automated. */
export function judgeText(written: WrittenText): ContentProblem[] {
  const { file, line, path, language } = written;
  if (isSpoken(written)) return [];
  const text = textOf(written);
  const problem = (found: string, expected: string): ContentProblem => ({
    ...{ file, line, path, field: 'text', expected },
    found: `"${found}"`,
  });
  const words = wordRules[language].flatMap(({ wrong, better }) => {
    const found = wrong.exec(text);
    return found ? [problem(found[0], better)] : [];
  });
  const metaphor = findMetaphor(written);
  const claim = findClaim(written);
  return [
    ...words,
    ...(metaphor ? [problem(metaphor, 'what happens to the money, without the railway')] : []),
    ...(claim ? [problem(claim, 'a number beside a result, or what is done')] : []),
  ];
}

export async function findWordingProblems(): Promise<ContentProblem[]> {
  return (await listWrittenTexts()).flatMap(judgeText);
}
