import type { ReactNode } from 'react';
import { languages } from '#lib/i18n/language-table';
import { languageCodes, type Language } from '#lib/i18n/languages';
import styles from './language-switch.module.css';

export type LanguageSwitchProps = {
  /** Language of the page. */
  readonly locale: Language;
  /**
   * Where the switch leads, by language. Links to languages that the page does not have stand hidden and
   * without an address: script sets the addresses after a soft navigation.
   */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  /** Name of the list for screen readers. */
  readonly label: string;
};

/** Links to the same page in other languages, each by the language's own name. */
export function LanguageSwitch({ locale, alternates, label }: LanguageSwitchProps): ReactNode {
  return (
    <ul className={styles['languages']} aria-label={label}>
      {languageCodes
        .filter((language) => language !== locale)
        .map((language) => (
          <li key={language}>
            <a
              {...(alternates[language]
                ? { href: alternates[language], hrefLang: language }
                : { hidden: true })}
              lang={language}
              data-language-switch={language}
            >
              <span>{languages[language].name}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
