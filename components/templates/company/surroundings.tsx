import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ChartDrawings } from '#components/ui/chart/chart';
import { ExternalLink } from '#components/ui/external-link';
import type { TemplateProps } from '#lib/page-model/template';
import type { aboutPage } from '#lib/families/company/family';
import styles from './surroundings.module.css';

type Props = TemplateProps<typeof aboutPage>['view']['surroundings'];

/** The office among the nearest stations as a plan, and these stations as a list, numbered as on the plan. */
export function Surroundings({
  title,
  sentence,
  drawings,
  stations,
  noteHtml,
  href,
  open,
  opensInNewTab,
}: Props): ReactNode {
  return (
    <div className={styles['surroundings']}>
      <div className={styles['panel']}>
        <ChartDrawings drawings={drawings} sentence={sentence} />
      </div>
      <h3>{title}</h3>
      <ol>
        {stations.map(({ names: [name, more], lines, distance }) => (
          <li key={name + (more ?? '')}>
            <strong>{name}</strong>
            {more && <span>{more}</span>}
            <span>{lines}</span>
            <span className={styles['distance']}>{distance}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(noteHtml)} />
      <p>
        <ExternalLink href={href} hint={opensInNewTab}>
          {open}
        </ExternalLink>
      </p>
    </div>
  );
}
