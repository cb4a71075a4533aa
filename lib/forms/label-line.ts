/** Joins a label and a text in one line: a question mark is kept, a full stop becomes a colon. */
export const labelLine = (label: string, text: string): string =>
  /[?!]$/.test(label) ? `${label} ${text}` : `${label.replace(/\.$/, '')}: ${text}`;
