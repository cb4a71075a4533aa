import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from '#components/chrome/header.module.css';
import { Wordmark } from '#components/chrome/wordmark';
import type { Locale } from '#lib/i18n/locales';
import { LanguageLink } from './language-link';
import navigation from './navigation.json';

export function Header({ locale }: { readonly locale: Locale }): ReactNode {
  const { labels, groups, homePath, contactHref } = navigation[locale].header;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={homePath} aria-label={labels.home}>
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label={labels.mainNavigation}>
          {groups.map(({ slug, title, items }) => (
            <details key={slug} className={styles.group} name="menu">
              <summary>{title}</summary>
              <ul>
                {items.map(({ name, path }) => (
                  <li key={path}>
                    <Link href={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <LanguageLink className={styles.language} locale={locale} label={labels.languageSwitchLabel}>
          {labels.languageSwitch}
        </LanguageLink>
        <a className={styles.contact} href={contactHref}>
          {labels.contact}
        </a>
      </div>
    </header>
  );
}
