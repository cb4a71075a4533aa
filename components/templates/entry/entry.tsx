import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/page-model/template';
import type { entryPage } from '#lib/families/entry/family';
import styles from './entry.module.css';

/** A page without a language: one block per language. */
export function Entry({ view }: TemplateProps<typeof entryPage>): ReactNode {
  return (
    <div className={styles['entry']}>
      {view.blocks.map(({ locale, title, text, links, settings }, index) => (
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
          <p>
            <a href={settings.path}>{settings.name}</a>
          </p>
        </section>
      ))}
    </div>
  );
}
