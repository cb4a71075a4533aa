/** Words before the name of the page, by language of the page. Specification section 2; reading 84. */
const announcements: Readonly<Record<string, string>> = {
  en: 'Navigated to',
  de: 'Navigiert zu',
  fr: 'Navigation vers',
  es: 'Navegado a',
  it: 'Navigazione verso',
};

/** What a screen reader says after a navigation: the first heading, else the title. */
export function buildAnnouncement(document: Document): string {
  const name = document.querySelector('main h1')?.textContent?.trim() || document.title;
  return `${announcements[document.documentElement.lang] ?? announcements['en']} ${name}`;
}

function findTarget(document: Document, hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment that is no text names nothing.
    return null;
  }
}

/** Scrolls to a fragment's element, and opens what hides it, as the browser does; else to a position, without an animation. */
export function scrollTo(window: Window, hash: string, position: number): void {
  const target = findTarget(window.document, hash);
  if (!target) return window.scrollTo({ top: position, behavior: 'instant' });
  for (
    let hidden = target.closest('details:not([open])');
    hidden;
    hidden = hidden.parentElement?.closest('details:not([open])') ?? null
  )
    hidden.setAttribute('open', '');
  target.scrollIntoView({ behavior: 'instant' });
}

/** Moves the focus to the new page's heading, so that the keyboard goes on from there. */
export function focusPage(document: Document): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Words while a navigation takes long, by language of the page that is still shown. Reading 101. */
const delayTexts: Readonly<Record<string, string>> = {
  en: 'Loading …',
  de: 'Wird geladen …',
  fr: 'Chargement …',
  es: 'Cargando …',
  it: 'Caricamento …',
};

/** What a screen reader says, politely, when a navigation takes long. */
export function delayText(document: Document): string {
  return delayTexts[document.documentElement.lang] ?? 'Loading …';
}
