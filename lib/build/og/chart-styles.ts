import { readFileSync } from 'node:fs';

/** Declarations by property, as in the style sheet. */
export type Style = Readonly<Partial<Record<string, string>>>;

type Sheet = 'lines' | 'marks' | 'words';

/** Rules by selector, without comments and media queries. */
function readRules(css: string): Map<string, Style> {
  const [plain = ''] = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('@media');
  const rules = new Map<string, Style>();
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = body.split(';').flatMap((one) => {
      const [name = '', ...value] = one.split(':');
      return value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : [];
    });
    for (const selector of selectors.split(',').map((one) => one.trim().replace(/^\./, '')))
      rules.set(selector, { ...rules.get(selector), ...Object.fromEntries(declarations) });
  }
  return rules;
}

const read = (path: string): string => readFileSync(`components/${path}`, 'utf8');

const sheets = new Map<Sheet, Map<string, Style>>();

function readSheet(sheet: Sheet): Map<string, Style> {
  const rules = sheets.get(sheet) ?? readRules(read(`ui/chart/${sheet}.module.css`));
  sheets.set(sheet, rules);
  return rules;
}

/**
 * The combined style of some classes of the charts' style sheets.
 *
 * @throws Error if a style sheet has none of them
 */
export function styleOf(sheet: Sheet, ...selectors: readonly string[]): Style {
  const rules = readSheet(sheet);
  const found = selectors.map((selector) => rules.get(selector)).filter((style) => style !== undefined);
  if (found.length === 0)
    throw new Error(`components/ui/chart/${sheet}.module.css: no ${selectors.join(', ')}`);
  return found.reduce((all, style) => ({ ...all, ...style }), {});
}

export const hasWeight = (style: Style): boolean => style['font-weight'] !== undefined;

let tokens: ReadonlyMap<string, string> | undefined;

/** The light colour of each token. */
function readTokens(): ReadonlyMap<string, string> {
  const all = [...read('styles/tokens.css').matchAll(/(--[\w-]+): (?:light-dark\()?(#[\da-f]{6})/g)];
  tokens ??= new Map(all.map(([, name = '', colour = '']) => [name, colour]));
  return tokens;
}

/** A value without variables: the light colour of its first token. */
function resolve(value: string): string {
  const colours = [...value.matchAll(/--[\w-]+/g)].flatMap(([name]) => readTokens().get(name) ?? []);
  return colours[0] ?? value;
}

const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin'];

/** A style as SVG attributes. */
export const writeStyle = (style: Style = {}): string =>
  drawn.flatMap((name) => (style[name] === undefined ? [] : [`${name}="${resolve(style[name])}"`])).join(' ');
