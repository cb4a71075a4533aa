/** Letters as people type them: without accents and capitals. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Shows a station if its name, or one on its branch, has every word that was typed. */
function showStation(item: HTMLElement, words: readonly string[]): boolean {
  const branch = [...item.querySelectorAll<HTMLElement>('li')].map((below) => showStation(below, words));
  const name = normalise(item.querySelector('a')?.textContent ?? '');
  const isShown = branch.includes(true) || words.every((word) => name.includes(word));
  item.hidden = !isShown;
  return isShown;
}

/** A line is there as long as one of its stations is. */
function showLine(line: HTMLElement, words: readonly string[]): boolean {
  const stations = [...line.querySelectorAll<HTMLElement>('li')].filter(
    ({ parentElement }) => !parentElement?.closest('li'),
  );
  const isShown = stations.map((station) => showStation(station, words)).includes(true);
  line.hidden = !isShown;
  return isShown;
}

/** Leaves those pages in the list that have the words of a text in their names; says so where there is none. */
export function showPages(list: ParentNode, text: string): void {
  const words = normalise(text).split(/\s+/).filter(Boolean);
  const found = [...list.querySelectorAll<HTMLElement>('section')].map((line) => showLine(line, words));
  const status = list.querySelector<HTMLElement>('[data-nothing]');
  if (status) status.textContent = found.includes(true) ? '' : (status.dataset['nothing'] ?? '');
}

/** The first page that is left whose own name has the words. */
export function findFirst(list: ParentNode, text: string): HTMLAnchorElement | undefined {
  const words = normalise(text).split(/\s+/).filter(Boolean);
  return [...list.querySelectorAll<HTMLAnchorElement>('li a')].find((link) =>
    words.every((word) => normalise(link.textContent).includes(word)),
  );
}
