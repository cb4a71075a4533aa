import type { ReactNode } from 'react';
import type { HeaderData, NavigationGroup } from '#lib/pages/slices';
import styles from './header.module.css';
import { Wordmark } from './wordmark';

export type HeaderProps = {
  readonly data: HeaderData;
  /** Address of the page, to mark it in the menu; set by script after a soft navigation. */
  readonly currentPath?: string;
  /** The page in the other language. */
  readonly alternate?: { readonly locale: string; readonly path: string };
};

function Group({ group, currentPath }: { readonly group: NavigationGroup; readonly currentPath: string | undefined }): ReactNode {
  return (
    <details className={styles['group']} name="menu">
      <summary>{group.title}</summary>
      <ul>
        {group.items.map(({ name, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The site's header. Plain markup: menus are native `details`, so it works without JavaScript. */
export function Header({ data, currentPath, alternate }: HeaderProps): ReactNode {
  const { labels, groups, homePath, contactHref, locale } = data;
  const other = alternate ?? { locale: locale === 'en' ? 'de' : 'en', path: `/${locale === 'en' ? 'de' : 'en'}/` };
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['brand']} href={homePath} aria-label={labels.home}>
          <Wordmark />
        </a>
        <nav className={styles['nav']} aria-label={labels.mainNavigation}>
          {groups.map((group) => (
            <Group key={group.slug} group={group} currentPath={currentPath} />
          ))}
        </nav>
        <a className={styles['language']} href={other.path} lang={other.locale} hrefLang={other.locale} data-language-switch="" aria-label={labels.languageSwitchLabel}>
          {labels.languageSwitch}
        </a>
        <a className={styles['contact']} href={contactHref}>
          {labels.contact}
        </a>
      </div>
    </header>
  );
}
