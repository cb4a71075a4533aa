import { readOptions } from './options';

describe('options of the Lighthouse report', () => {
  it('default to three runs of every template', () => {
    expect(readOptions([])).toEqual({ runs: 3, only: [] });
  });

  it('choose runs, templates, language and file', () => {
    const options = readOptions(['--runs=1', '--only=home,service', '--language=de', '--file=report.md']);
    expect(options).toEqual({ runs: 1, only: ['home', 'service'], language: 'de', file: 'report.md' });
  });

  it.each(['--runs=0', '--runs=many', '--only=', '--language=german', '--desktop'])(
    'are rejected: %s',
    (option) => {
      expect(() => readOptions([option])).toThrow(`found ${option}.`);
    },
  );
});
