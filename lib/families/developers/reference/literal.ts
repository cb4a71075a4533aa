type Style = {
  readonly indent: string;
  readonly quote: (text: string) => string;
  readonly key: (name: string) => string;
  readonly words: Readonly<Record<string, string>>;
};

const typescript: Style = {
  indent: '  ',
  quote: (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll("'", String.raw`\'`)}'`,
  key: (name) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`),
  words: {},
};

const python: Style = {
  indent: '    ',
  quote: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False' },
};

function write(value: unknown, style: Style, depth: number): string {
  if (typeof value === 'string') return style.quote(value);
  if (typeof value !== 'object' || value === null) return style.words[String(value)] ?? JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => write(item, style, depth + 1))
    : Object.entries(value).map(([name, item]) => `${style.key(name)}: ${write(item, style, depth + 1)}`);
  const line = `${open}${close === '}' ? ' ' : ''}${parts.join(', ')}${close === '}' ? ' ' : ''}${close}`;
  if (depth > 0 && line.length <= 60 && !line.includes('\n')) return line;
  const inner = style.indent.repeat(depth + 1);
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${style.indent.repeat(depth)}${close}`;
}

/** JSON as a literal of TypeScript. */
export const toTypeScript = (value: unknown): string => write(value, typescript, 0);

/** JSON as a literal of Python. */
export const toPython = (value: unknown): string => write(value, python, 0);
