import type { ReactNode } from 'react';
import { languages } from '#lib/i18n/language-table';
import { languageCodes, type Language } from '#lib/i18n/languages';
import styles from './language-switch.module.css';

export type LanguageSwitchProps = {
  readonly locale: Language;
  /**
   * Targets by language. Links to missing languages are hidden and have no `href`: script sets it after a
   * soft navigation.
   */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  readonly label: string;
};

/** Links to the same page in other languages, labelled in each language. */
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
