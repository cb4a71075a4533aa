import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Icon } from '#components/ui/icon';
import { findCurrentLink, type CurrentLink } from '#lib/core/current-link';
import type { HeaderData } from '#lib/registry/header-slice';
import styles from './header.module.css';
import search from './header-search.module.css';
import toggle from './menu-toggle.module.css';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';
import { MenuGroup } from './menu-group';
import { Wordmark } from './wordmark';

export type HeaderProps = {
  readonly data: HeaderData;
  /** Path of the page, to mark it in the menu; set by script after a soft navigation. */
  readonly currentPath?: string;
  /** Paths of the page in other languages; set by script after a soft navigation. */
  readonly alternates?: LanguageSwitchProps['alternates'];
  /** Contact link to show; set by script after a soft navigation. */
  readonly contact?: 'help' | undefined;
};

type ToolsProps = {
  readonly data: HeaderData;
  readonly current: CurrentLink | undefined;
  readonly alternates: LanguageSwitchProps['alternates'];
  readonly contact: HeaderProps['contact'];
};

/** The menu link to mark as current, if any. */
function findCurrent({ menus, search, help }: HeaderData, path: string): CurrentLink | undefined {
  const items = menus.flatMap(({ sections, highlight }) => [
    ...sections.flatMap((section) => section.items),
    ...(highlight ? [highlight] : []),
  ]);
  const paths = [...items, search, help].map((item) => item.path);
  return findCurrentLink(paths, path);
}

/** Links to the search page; script opens a dialog instead. */
function Search({
  data: { search: page, labels },
  current,
}: Pick<ToolsProps, 'data' | 'current'>): ReactNode {
  return (
    <PageLink
      className={search['search']}
      href={page.path}
      aria-current={page.path === current?.path ? current.value : undefined}
      data-search={labels.search}
      data-failed={labels.searchFailed}
      data-close={labels.closeSearch}
    >
      <Icon name="search" />
      <span>{page.name}</span>
    </PageLink>
  );
}

/** One link for each role, of which the page shows one; script changes it after a soft navigation. */
function Contact({ data: { contacts }, contact }: Pick<ToolsProps, 'data' | 'contact'>): ReactNode {
  const shown = contact === 'help' || contacts.length === 1 ? 'block' : 'sales';
  return contacts.map(({ role, name, path }) => (
    <PageLink key={role} className="button" href={path} data-contact={role} hidden={role !== shown}>
      {name}
    </PageLink>
  ));
}

function Help({ data: { help }, current }: Pick<ToolsProps, 'data' | 'current'>): ReactNode {
  return (
    <PageLink href={help.path} aria-current={help.path === current?.path ? current.value : undefined}>
      {help.name}
    </PageLink>
  );
}

function Tools({ data, current, alternates, contact }: ToolsProps): ReactNode {
  const { labels, locale } = data;
  return (
    <div className={styles['tools']}>
      <div className={search['tools']}>
        <Search data={data} current={current} />
      </div>
      <LanguageSwitch locale={locale} alternates={alternates} label={labels.languages} />
      <Help data={data} current={current} />
      <Contact data={data} contact={contact} />
    </div>
  );
}

/**
 * The site's header. Plain markup with native `details`, so it works without JavaScript. On phones an empty
 * `details` toggles the navigation next to it; on wide screens the navigation is always visible. The search
 * is outside the navigation, so that it stays reachable on phones.
 */
export function Header({ data, currentPath = '', alternates = {}, contact }: HeaderProps): ReactNode {
  const { labels, menus, homePath } = data;
  const current = findCurrent(data, currentPath);
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <PageLink className={styles['brand']} href={homePath} aria-label={labels.home}>
          <Wordmark />
        </PageLink>
        <div className={search['bar']}>
          <Search data={data} current={current} />
        </div>
        <details className={toggle['toggle']} name="menu-all">
          <summary>{labels.menu}</summary>
        </details>
        <nav className={styles['nav']} aria-label={labels.mainNavigation}>
          {menus.map((menu) => (
            <MenuGroup key={menu.slug} menu={menu} current={current} />
          ))}
          <Tools data={data} current={current} alternates={alternates} contact={contact} />
        </nav>
      </div>
    </header>
  );
}
