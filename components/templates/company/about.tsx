import type { ReactNode } from 'react';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { Drawing } from '#components/ui/chart/chart';
import { Drawings } from '#components/ui/chart/drawings';
import { Embed } from '#components/ui/embed';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { aboutPage } from '#lib/families/company/family';
import article from '../article.module.css';
import styles from './about.module.css';
import { BoardRoute } from './board-route';
import { LockPanel } from './lock-panel';

type Props = { readonly view: TemplateProps<typeof aboutPage>['view'] };

function History({ view: { history } }: Props): ReactNode {
  return (
    <Section id="history" title={history.title} lead={history.lead} tone="mist">
      <p className="visually-hidden">{history.sentence}</p>
      <div className={styles['line']}>
        <Drawing drawing={history.line} />
      </div>
      <div className={styles['parts']}>
        {history.parts.map(({ line, stations }) => (
          <div key={stations[0]?.year} className={styles['part']}>
            <Drawing drawing={line} />
            <ol className={styles['years']}>
              {stations.map(({ year, title, html }) => (
                <li key={year}>
                  <h3>
                    <span className={styles['year']}>{year}</span> <span>{title}</span>
                  </h3>
                  <p className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Place({ view: { place, plan, map } }: Props): ReactNode {
  return (
    <Section id="place" title={place.title} lead={place.lead} tone="mist">
      <dl className={styles['place']}>
        {place.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Embed {...map} picture={<Drawings drawings={plan} sentence={place.sketch.sentence} />} />
    </Section>
  );
}

/** The company: its size, what its name means, its years on a line of time, who leads it, where it is. */
export function About({ view }: TemplateProps<typeof aboutPage>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={<LockPanel locks={view.locks} />}>
        <PageHead view={view} title={view.title} lead={view.summary} />
      </PanelHead>
      <div className={styles['figures']}>
        <KeyFigures items={view.figures} />
      </div>
      <div className={styles['name']}>
        <SideHeaded html={view.html} />
      </div>
      <History view={view} />
      <BoardRoute board={view.board} />
      <Place view={view} />
      <OnwardSubject id="onward" title={view.onward.title} items={view.onward.pages} />
    </div>
  );
}
