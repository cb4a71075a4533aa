import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/content/page';
import type { EntryView } from '#lib/families/entry/view';
import styles from './entry.module.css';

/** A page outside the languages: one block in each of them. */
export function Entry({ view }: TemplateProps<EntryView>): ReactNode {
  return (
    <div className={styles['entry']}>
      {view.blocks.map(({ locale, title, text, links }, index) => (
        <section key={locale} lang={locale}>
          {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
          <p>{text}</p>
          <ul>
            {links.map(({ name, path }) => (
              <li key={path}>
                <a className="button" href={path} hrefLang={locale}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
