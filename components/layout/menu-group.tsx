import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Icon } from '#components/ui/icon';
import type { CurrentLink } from '#lib/core/current-link';
import type { Menu } from '#lib/registry/header-slice';
import styles from './menu-group.module.css';
import highlighted from './menu-highlight.module.css';

type Item = Menu['sections'][number]['items'][number];
type Current = { readonly current: CurrentLink | undefined };

export type MenuGroupProps = Current & { readonly menu: Menu };

function Entry({
  item: { name, path, text, language },
  current,
}: Current & { readonly item: Item }): ReactNode {
  return (
    <>
      <PageLink
        href={path}
        {...(language && { hrefLang: language })}
        aria-current={path === current?.path ? current.value : undefined}
      >
        {name}
      </PageLink>
      {text && <p>{text}</p>}
    </>
  );
}

/**
 * A menu: a button, and a panel of the full page width; on phones an accordion. The texts are outside the
 * links, so that a link's accessible name is short.
 */
export function MenuGroup({ menu: { title, sections, highlight }, current }: MenuGroupProps): ReactNode {
  return (
    <details className={styles['group']} name="menu">
      <summary>{title}</summary>
      <div className={styles['panel']}>
        <div className={styles['columns']}>
          {sections.map((section, index) => (
            <div key={section.title ?? index} className={styles['section']}>
              {section.title && <p>{section.title}</p>}
              <ul className="dotted-links">
                {section.items.map((item) => (
                  <li key={item.path}>
                    <Entry item={item} current={current} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {highlight && (
          <div className={highlighted['highlight']}>
            <Entry item={highlight} current={current} />
            <Icon name="arrow" />
          </div>
        )}
      </div>
    </details>
  );
}
