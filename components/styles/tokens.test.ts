import { readdirSync, readFileSync } from 'node:fs';

const css = readFileSync('components/styles/tokens.css', 'utf8');

/** The colours of a theme by name; single values apply to both. */
function readTheme(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const all = [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)];
  return new Map(
    all.map(([, name = '', light, dark, both = '']) => [name, (theme === 'light' ? light : dark) ?? both]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs in use, with the minimum contrast: 7 for text (AAA), 4.5 on buttons, 3 for anything else. */
const pairs = [
  ['text', 'background', 7],
  ['text', 'surface', 7],
  ['text-soft', 'background', 7],
  ['text-soft', 'surface', 7],
  ['link', 'background', 7],
  ['link', 'surface', 7],
  ['on-ink', 'ink', 7],
  ['on-ink-soft', 'ink', 7],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['ink', 'brand', 4.5],
  ['brand', 'background', 3],
  ['danger', 'background', 3],
  ['danger', 'surface', 3],
  ['focus', 'background', 3],
  ['focus', 'surface', 3],
  ['amber', 'ink', 3],
  ['brand-bright', 'ink', 3],
  ['stop-bright', 'ink', 3],
] as const;

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const colours = readTheme(theme);
  it.each(pairs)('%s on %s has a contrast of at least %d to 1', (front, back, least) => {
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe('dark theme', () => {
  it('has text colours for dark panels in the light theme, too', () => {
    const ink = readTheme('light').get('ink') ?? '';
    for (const name of ['text', 'text-soft', 'link'])
      expect(contrast(readTheme('dark').get(name) ?? '', ink)).toBeGreaterThanOrEqual(7);
  });
});

describe('custom properties', () => {
  const read = (endings: RegExp): string =>
    ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((file) => endings.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
      .join('\n');
  const styles = read(/\.css$/);
  const code = read(/\.tsx?$/);
  const defined = new Set(
    [...styles.matchAll(/(?:@property )?(--[\w-]+)(?=\s*[:{])/g)].map(([, name = '']) => name),
  );
  const used = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

  it('that styles use are defined in styles or set by code', () => {
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !defined.has(name) && !code.includes(name))).toEqual([]);
  });

  it('that styles define are used', () => {
    expect([...defined].filter((name) => !used.has(name) && !code.includes(name))).toEqual([]);
  });
});
