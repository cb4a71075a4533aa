import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { Drawings } from '#components/ui/chart/drawings';
import { Facts } from '#components/ui/facts';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page/template';
import type { formPage } from '#lib/families/forms/family';
import article from '../article.module.css';
import styles from './form-page.module.css';
import { Sheet } from './sheet';

type Part = Pick<TemplateProps<typeof formPage>, 'view'>;

/** Behind its colon a title goes on in a line of its own. */
function Title({ title }: { readonly title: string }): ReactNode {
  const [before, after] = title.split(/(?<=:) /);
  return (
    <>
      {before} {after && <span className={styles['after']}>{after}</span>}
    </>
  );
}

/** The year as a track, with its issues. */
function Year({ view: { year } }: Part): ReactNode {
  if (!year) return null;
  return (
    <section id="year" className={styles['year']} aria-labelledby="year-title">
      <h2 id="year-title">{year.title}</h2>
      <Drawings drawings={year.drawings} sentence={year.sentence} />
    </section>
  );
}

function Head({ view }: Part): ReactNode {
  return (
    <PanelHead form="snapped">
      <PageHead
        view={view}
        title={<Title title={view.title} />}
        lead={view.summary}
        figureSize="small"
        figure={<Sheet sheet={view.sheet} />}
      >
        <p className={styles['action']}>
          <a className="button" href={view.participate.href}>
            {view.participate.action}
          </a>{' '}
          <a href={`mailto:${view.participate.address}`}>{view.participate.address}</a>
        </p>
        <Year view={view} />
      </PageHead>
    </PanelHead>
  );
}

/** Something to take part in: what it brings first, then how, then what becomes of the data. */
export function FormPage({ view }: TemplateProps<typeof formPage>): ReactNode {
  return (
    <div className={article['page']}>
      <div className={styles['head']}>
        <Head view={view} />
      </div>
      <Section id="participate" title={view.participate.title}>
        <div className={styles['steps']}>
          <Steps items={view.participate.steps} form="track" />
        </div>
        <Facts id="facts" form="strip" title={view.labels.facts} items={view.facts} />
      </Section>
      <Section id="text">
        <SideHeaded html={view.html} />
      </Section>
    </div>
  );
}
