import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { RelationMap } from '#components/ui/relation-map';
import type { glossaryIndex } from '#lib/families/glossary/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './glossary-index.module.css';

/** All terms from A to Z, each with its meaning. */
export function GlossaryIndex({ view }: TemplateProps<typeof glossaryIndex>): ReactNode {
  return (
    <div className={styles['index']}>
      <PageHead view={view} title={view.name} lead={view.intro} note={view.labels.count} />
      <nav aria-label={view.labels.letters} className={styles['letters']}>
        <ul>
          {view.letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {view.map && (
        <div className={styles['map']}>
          <RelationMap map={view.map} />
          <p>{view.map.label}</p>
        </div>
      )}
      {view.letters.map(({ letter, terms }) => (
        <section key={letter} className={styles['letter']} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <dl>
            {terms.map(({ name, abbreviation, path, definition }) => (
              <div key={path}>
                <dt>
                  <a href={path}>{name}</a> {abbreviation && <abbr>{abbreviation}</abbr>}
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
