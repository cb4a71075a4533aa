/** Texts for screen readers by page language. docs/specification.md#s84, #s101. */
type Words = readonly [navigated: string, delayed: string];

const english: Words = ['Navigated to', 'Loading …'];

const others: Readonly<Record<string, Words>> = {
  de: ['Navigiert zu', 'Wird geladen …'],
  fr: ['Navigation vers', 'Chargement …'],
  es: ['Ha navegado a', 'Cargando …'],
  it: ['Navigazione verso', 'Caricamento …'],
};

const wordsOf = ({ documentElement }: Document): Words => others[documentElement.lang] ?? english;

/** Announcement after a navigation: the first heading, or the title. */
export function buildAnnouncement(document: Document): string {
  const name = document.querySelector('main h1')?.textContent?.trim() || document.title;
  return `${wordsOf(document)[0]} ${name}`;
}

/** Polite announcement while a navigation is slow. */
export function buildDelayText(document: Document): string {
  return wordsOf(document)[1];
}
