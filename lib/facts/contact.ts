import type { Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { salesHref } from './brand-facts';

/** The call to action at the end of a page. */
export type ContactView = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
};

/** Heading and text are a family's own words, the button says what that of the header says. */
export function buildContact(words: Pick<ContactView, 'title' | 'text'>, language: Language): ContactView {
  const action = translate.chrome[language]('contact');
  return { title: words.title, text: words.text, action, href: salesHref };
}
