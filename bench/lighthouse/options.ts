import { isLanguage, type Language } from '#lib/i18n/languages';

/** Options of the report. */
export type ReportOptions = {
  readonly runs: number;
  /** Templates to measure; all if empty. */
  readonly only: readonly string[];
  /** Language of the pages; German and English if absent. */
  readonly language?: Language;
  /** Output file in addition to standard output. */
  readonly file?: string;
};

const usage = '--runs=3, --only=home,service, --language=de or --file=report.md';

function applyOption(options: ReportOptions, option: string): ReportOptions {
  const [, name, value = ''] = /^--(runs|only|language|file)=(.+)$/.exec(option) ?? [];
  if (name === 'runs' && /^[1-9]\d*$/.test(value)) return { ...options, runs: Number(value) };
  if (name === 'only') return { ...options, only: value.split(',') };
  if (name === 'language' && isLanguage(value)) return { ...options, language: value };
  if (name === 'file') return { ...options, file: value };
  throw new Error(`Options: expected ${usage}, found ${option}.`);
}

/**
 * Parses command-line options.
 *
 * @throws Error naming the first unknown option
 */
export function readOptions(options: readonly string[]): ReportOptions {
  return options.reduce(applyOption, { runs: 3, only: [] });
}
