/** Typst expression whose value is content: https://typst.app/docs/reference/scripting/. */
export type TypstCode = string & { readonly typst: unique symbol };

const toCode = (code: string): TypstCode => code as TypstCode;

/** Invisible characters for line breaks in browsers, missing in the font. */
const unprinted = /[\u2060\uFE0E]/g;

/** Text as a Typst string, fully escaped. */
export function quoteText(text: string): TypstCode {
  const escaped = text.replaceAll(unprinted, '').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return toCode(`"${escaped.replaceAll(/\s*\n\s*/g, ' ')}"`);
}

/** Concatenates expressions; `none` if empty. */
export function joinCode(pieces: readonly TypstCode[]): TypstCode {
  return toCode(pieces.length === 0 ? '[]' : `{${pieces.join(';')}}`);
}

/** Function call. */
export function callFunction(name: string, ...parameters: readonly string[]): TypstCode {
  return toCode(`${name}(${parameters.join(',')})`);
}

/** Named argument. */
export const nameArgument = (name: string, value: string | number): string => `${name}:${value}`;

/** Content with a label. */
export const labelCode = (code: TypstCode, label: string): TypstCode => toCode(`[#${code}<${label}>]`);

/** Reference to a label. */
export const typstReference = (label: string): string => `<${label}>`;
