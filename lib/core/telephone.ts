/** A telephone number with no-break spaces, and its `tel:` URL. */
export type Telephone = { readonly text: string; readonly href: string };

/** @param number in groups separated by spaces, such as `+49 30 23125 010` or `116 116` */
export function toTelephone(number: string): Telephone {
  return { text: number.replaceAll(' ', '\u00a0'), href: `tel:${number.replaceAll(' ', '')}` };
}
