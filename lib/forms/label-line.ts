/** A label and what is said of it on one line: a question keeps its mark, a sentence gives up its full stop. */
export const labelLine = (label: string, text: string): string =>
  /[?!]$/.test(label) ? `${label} ${text}` : `${label.replace(/\.$/, '')}: ${text}`;
