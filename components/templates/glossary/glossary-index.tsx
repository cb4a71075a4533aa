import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { TextSection } from '#components/blocks/text-section';
import { ContactBand } from '#components/blocks/contact-band';
import { StagedHead } from '#components/blocks/staged-head';
import { FindField } from '#components/ui/find-field';
import { ListState } from '#components/ui/list-state';
import { Network } from '#components/ui/network';
import type { glossaryIndex } from '#lib/families/glossary/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './glossary-index.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type Props = { readonly view: TemplateProps<typeof glossaryIndex>['view'] };

function Head({ view }: Props): ReactNode {
  const stage = view.map && (
    <div className={styles['map']}>
      <Network map={view.map} />
      <p>
        {view.map.label} {view.map.lit}
      </p>
    </div>
  );
  return <StagedHead stage={stage} view={view} title={view.name} lead={view.intro} />;
}

/** The letters that terms begin with. */
function Alphabet({ view: { letters, labels } }: Props): ReactNode {
  return (
    <nav aria-label={labels.letters} className={styles['alphabet']}>
      <ul>
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a href={`#letter-${letter}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Terms({ terms }: { readonly terms: Props['view']['letters'][number]['terms'] }): ReactNode {
  return (
    <dl>
      {terms.map(({ name, abbreviation, path, definition, basis, line, names }) => (
        <div key={path} data-find-names={names}>
          <dt>
            <PageLink href={path}>{name}</PageLink> {abbreviation && <abbr>{abbreviation}</abbr>}
          </dt>
          <dd>{definition}</dd>
          <dd className={styles['basis']}>
            {line && <b>{line}</b>} {basis}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function GlossaryIndex({ view }: Props): ReactNode {
  return (
    <div className={layout['page']}>
      <Head view={view} />
      <div data-behaviour="find-item">
        <FindField name={view.labels.find} parameter="find" />
        <div className={styles['count']}>
          <ListState {...view.state} />
        </div>
        <Alphabet view={view} />
        {view.letters.map(({ letter, terms }) => (
          <section
            key={letter}
            className={styles['letter']}
            data-filter-group=""
            aria-labelledby={`letter-${letter}`}
          >
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <Terms terms={terms} />
          </section>
        ))}
      </div>
      <TextSection id="advice" {...view.advice} />
      <PageFeedback {...view.feedback} />
      <ContactBand {...view.contact} />
    </div>
  );
}
