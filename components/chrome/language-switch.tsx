import type { ReactNode } from 'react';
import { locales, type Locale } from '#lib/i18n/locales';

/** A page in another language. */
export type Alternate = { readonly locale: string; readonly path: string };

export type LanguageSwitchProps = {
  readonly locale: Locale;
  /** The page in the other language; its home page where there is none. Script sets it after a soft navigation. */
  readonly alternate?: Alternate;
  readonly labels: Readonly<Record<'languageSwitch' | 'languageSwitchLabel', string>>;
};

/** A link to the same page in the other language. */
export function LanguageSwitch({ locale, alternate, labels }: LanguageSwitchProps): ReactNode {
  const other = locales.find((language) => language !== locale) ?? locale;
  const { locale: language, path } = alternate ?? { locale: other, path: `/${other}/` };
  return (
    <a
      href={path}
      lang={language}
      hrefLang={language}
      data-language-switch=""
      aria-label={labels.languageSwitchLabel}
    >
      {labels.languageSwitch}
    </a>
  );
}
