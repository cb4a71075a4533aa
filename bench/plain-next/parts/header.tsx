import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from '#components/chrome/header.module.css';
import { Wordmark } from '#components/chrome/wordmark';
import { Icon } from '#components/ui/icon';
import type { Locale } from '#lib/i18n/locales';
import { LanguageLink } from './language-link';
import { MenuGroup } from './menu-group';
import navigation from './navigation.json';

/** In the data only where the site has a search page. */
type Search = { readonly search?: { readonly name: string; readonly path: string } };

export function Header({ locale }: { readonly locale: Locale }): ReactNode {
  const { labels, menus, homePath, contactHref } = navigation[locale].header;
  const { search }: Search = navigation[locale].header;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={homePath} aria-label={labels.home}>
          <Wordmark />
        </Link>
        <details className={styles.toggle} name="menu-all">
          <summary>{labels.menu}</summary>
        </details>
        <nav className={styles.nav} aria-label={labels.mainNavigation}>
          {menus.map((menu) => (
            <MenuGroup key={menu.slug} menu={menu} />
          ))}
          <div className={styles.tools}>
            {search && (
              <Link className={styles.search} href={search.path}>
                <Icon name="search" />
                <span>{search.name}</span>
              </Link>
            )}
            <LanguageLink locale={locale} />
            <a className="button" href={contactHref}>
              {labels.contact}
            </a>
          </div>
        </nav>
      </div>
    </header>
  );
}
