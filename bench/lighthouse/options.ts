/** What the report is asked for. */
export type ReportOptions = {
  readonly runs: number;
  /** Templates to look at; all where none is named. */
  readonly only: readonly string[];
  /** Where the table goes besides standard output. */
  readonly file?: string;
};

const usage = '--runs=3, --only=home,service or --file=report.md';

function applyOption(options: ReportOptions, option: string): ReportOptions {
  const [, name, value = ''] = /^--(runs|only|file)=(.+)$/.exec(option) ?? [];
  if (name === 'runs' && /^[1-9]\d*$/.test(value)) return { ...options, runs: Number(value) };
  if (name === 'only') return { ...options, only: value.split(',') };
  if (name === 'file') return { ...options, file: value };
  throw new Error(`Options: expected ${usage}, found ${option}.`);
}

/**
 * Reads the options of a command line.
 *
 * @throws Error that names the first option which is none
 */
export function readOptions(options: readonly string[]): ReportOptions {
  return options.reduce(applyOption, { runs: 3, only: [] });
}
