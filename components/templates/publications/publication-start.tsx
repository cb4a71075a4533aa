import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { PhoneFold } from '#components/ui/phone-fold';
import type { publicationPage } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page-model/template';
import line from './chapter-line.module.css';
import styles from './publication-start.module.css';
import front from './publication.module.css';

type Props = { readonly view: TemplateProps<typeof publicationPage>['view'] };

function Learn({ view: { learn, labels } }: Props): ReactNode {
  return (
    <section aria-labelledby="learn">
      <h2 id="learn" className={front['named']}>
        {labels.learn}
      </h2>
      <PhoneFold label={labels.learn} className={front['button']} />
      <ul className={styles['learn']}>
        {learn.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The chapters as stations of the line that the text is. */
function Line({ view: { stations, labels } }: Props): ReactNode {
  return (
    <ol className={line['line']} aria-label={labels.chapters}>
      {stations.map(({ number, text, path, minutes, event }) => (
        <li key={number} {...(event && { 'data-event': '' })}>
          <PageLink href={path}>
            <b>{number}</b> {!event && <small>{minutes}</small>} <span>{text}</span>
          </PageLink>
          {event && <small>{event}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Here what is said about the text ends: what it teaches, and its chapters as a line on which it begins. */
export function PublicationStart({ view }: Props): ReactNode {
  return (
    <header className={styles['start']}>
      <Learn view={view} />
      <div className={styles['title']}>
        <h2 id="text">{view.labels.text}</h2>
        <p>{view.minutes}</p>
      </div>
      <Line view={view} />
    </header>
  );
}
