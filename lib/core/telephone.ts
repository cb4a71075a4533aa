/** A telephone number as readers see it, on one line, and the address that dials it. */
export type Telephone = { readonly text: string; readonly href: string };

/** @param number in groups with spaces between them, such as `+49 30 23125 010` or `116 116` */
export function toTelephone(number: string): Telephone {
  return { text: number.replaceAll(' ', '\u00a0'), href: `tel:${number.replaceAll(' ', '')}` };
}
