import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from '#components/chrome/menu-group.module.css';
import highlighted from '#components/chrome/menu-highlight.module.css';
import map from '#components/chrome/menu-map.module.css';

type Item = { readonly name: string; readonly path: string; readonly text?: string };
type Menu = {
  readonly title: string;
  readonly drawnAs?: string;
  readonly sections: readonly { readonly title?: string; readonly items: readonly Item[] }[];
  readonly highlight?: Item;
};

function Entry({ item: { name, path, text } }: { readonly item: Item }): ReactNode {
  return (
    <>
      <Link href={path}>{name}</Link>
      {text && <p>{text}</p>}
    </>
  );
}

export function MenuGroup({
  menu: { title, drawnAs, sections, highlight },
}: {
  readonly menu: Menu;
}): ReactNode {
  return (
    <details className={styles.group} name="menu">
      <summary>{title}</summary>
      <div className={drawnAs ? `${styles.panel} ${map.frame}` : styles.panel}>
        <div className={drawnAs ? map.map : styles.columns}>
          {sections.map((section, index) => (
            <div key={section.title ?? index}>
              {section.title && <p>{section.title}</p>}
              <ul>
                {section.items.map((item) => (
                  <li key={item.path}>
                    <Entry item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {highlight && (
          <div className={highlighted.highlight}>
            <Entry item={highlight} />
          </div>
        )}
      </div>
    </details>
  );
}
