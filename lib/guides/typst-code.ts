/** A piece of Typst code whose value is content: https://typst.app/docs/reference/scripting/. */
export type TypstCode = string & { readonly typst: unique symbol };

const toCode = (code: string): TypstCode => code as TypstCode;

/** Signs that steer the browser's line breaks and that the font has no glyph for. */
const unprinted = /[\u2060\uFE0E]/g;

/** A text as a string of Typst: nothing in it is read as code or markup. */
export function quoteText(text: string): TypstCode {
  const escaped = text.replaceAll(unprinted, '').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return toCode(`"${escaped.replaceAll(/\s*\n\s*/g, ' ')}"`);
}

/** Pieces one after the other; without pieces, nothing. */
export function joinCode(pieces: readonly TypstCode[]): TypstCode {
  return toCode(pieces.length === 0 ? '[]' : `{${pieces.join(';')}}`);
}

/** A call of one of Typst's functions. */
export function callFunction(name: string, ...parameters: readonly string[]): TypstCode {
  return toCode(`${name}(${parameters.join(',')})`);
}

/** A named argument of a call. */
export const nameArgument = (name: string, value: string | number): string => `${name}:${value}`;

/** Content under a name that other places of the document can refer to. */
export const labelCode = (code: TypstCode, label: string): TypstCode => toCode(`[#${code}<${label}>]`);

/** A reference to a label. */
export const referTo = (label: string): string => `<${label}>`;
