import type { ibanChecker } from '#lib/families/iban-checker/family';
import type { IbanReport, WrongPlace } from '#lib/forms/rules/report-iban';
import { formatCountry } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';
import type { TemplateProps } from '#lib/page-model/template';

export type IbanWords = TemplateProps<typeof ibanChecker>['view']['check']['words'];

export type IbanResult = {
  readonly isRight: boolean;
  readonly title: string;
  readonly sentences: readonly string[];
};

type Parameters = Readonly<Record<string, string>>;

const fill = (sentence: string, parameters: Parameters): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);

const describePlace = ({ place, found, expected }: WrongPlace, words: IbanWords): string =>
  fill(words[expected === 'either' ? 'foreign' : expected], { place: String(place), found });

/** Where a single mistake must be, if that is known; otherwise what to do. */
function describeProven([first, second]: readonly number[], words: IbanWords): string {
  if (first === undefined) return words.compare;
  return fill(second === undefined ? words.mistyped : words.swapped, {
    first: String(first),
    second: String(second),
  });
}

function describeProblem(report: IbanReport, words: IbanWords, parameters: Parameters): string[] {
  const { key, wrong, proven } = report;
  if (wrong.length > 0) {
    const places = wrong.map((place) => describePlace(place, words));
    return wrong.some(({ found }) => /[OI01]/.test(found)) ? [...places, words.confused] : places;
  }
  const sentence = Object.entries(words).find(([name]) => name === key)?.[1] ?? '';
  return [fill(sentence, parameters), ...(key === 'iban-checksum' ? [describeProven(proven, words)] : [])];
}

/** What the check found, in the words of the page. */
export function describeIban(report: IbanReport, words: IbanWords, language: Language): IbanResult {
  const { characters, country, length, key } = report;
  const parameters = {
    code: country,
    country: formatCountry(country, language),
    length: String(length ?? ''),
    count: String(characters.length),
  };
  if (key === undefined)
    return { isRight: true, title: words.right, sentences: [fill(words.rightText, parameters)] };
  return {
    isRight: false,
    title: key === 'iban-not-sepa' ? words.outside : words.wrong,
    sentences: describeProblem(report, words, parameters),
  };
}

/** Places that the result names, and those beyond the length of the country. */
export function listMarked({ key, wrong, proven, characters, length }: IbanReport): number[] {
  const beyond = key === 'iban-length' ? characters.map((_, index) => index + 1).slice(length) : [];
  const country = key === 'iban-country' || key === 'iban-not-sepa' ? [1, 2] : [];
  return [...wrong.map(({ place }) => place), ...proven, ...beyond, ...country];
}
