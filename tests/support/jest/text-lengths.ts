import { countWords, type WrittenText } from './written-texts';

type Bounds = {
  /** Folder below `content`. */
  readonly folder: string;
  /** Keys of the front matter that count in addition to the body. */
  readonly keys?: readonly string[];
  readonly withoutBody?: true;
  readonly least: number;
  readonly most?: number;
};

/** Lengths in words by kind of text. */
const bounds: readonly Bounds[] = [
  { folder: 'glossary', least: 500, most: 900 },
  { folder: 'security', least: 500, most: 900 },
  { folder: 'services', least: 500 },
  { folder: 'case-studies', keys: ['summary', 'result', 'figures', 'quote', 'next'], least: 500, most: 800 },
  { folder: 'industries', keys: ['summary', 'useCases'], least: 500 },
  { folder: 'publications', least: 1500 },
  {
    folder: 'publications',
    keys: ['summary', 'introduction', 'learn', 'figures', 'readers', 'authors'],
    withoutBody: true,
    least: 400,
  },
  { folder: 'podcast', least: 800 },
  { folder: 'webinars', least: 600 },
  { folder: 'blog', least: 700 },
];

/** Texts that are too short or too long for their kind. */
export function findLengthFaults(texts: readonly WrittenText[]): string[] {
  return bounds.flatMap(({ folder, keys = [], withoutBody, least, most = Infinity }) =>
    texts
      .filter(({ item }) => item.startsWith(`${folder}/`))
      .flatMap(({ file, data, body }) => {
        const words = countWords(keys.map((key) => data[key])) + (withoutBody ? 0 : countWords(body.html));
        return words >= least && words <= most ? [] : [`${file}: ${words} words, not ${least} to ${most}`];
      }),
  );
}
