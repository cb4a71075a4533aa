import type { ReactNode } from 'react';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { ChartDrawings } from '#components/ui/chart/chart';
import { Facts } from '#components/ui/facts';
import { Form } from '#components/ui/form/form';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
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

/** Where no issue shows what one gets, the way of an answer stands beside the long form, one step below the other. */
function Way({ view: { participate } }: Part): ReactNode {
  return (
    <section id="participate" className={styles['way']} aria-labelledby="participate-title">
      <h2 id="participate-title">{participate.title}</h2>
      <Steps items={participate.steps} />
    </section>
  );
}

/** What there is to know before, and the form beside it. */
function Head({ view }: Part): ReactNode {
  return (
    <PanelHead form="across">
      <PageHead
        view={view}
        title={<Title title={view.title} />}
        lead={view.summary}
        figureSize="small"
        figure={<Form view={view.form} />}
      >
        <div className={styles['facts']}>
          <Facts id="facts" form="strip" title={view.labels.facts} items={view.facts} />
        </div>
        {!view.sheet && <Way view={view} />}
      </PageHead>
    </PanelHead>
  );
}

/** The year as a track, with its issues. */
function Year({ year }: { readonly year: NonNullable<Part['view']['year']> }): ReactNode {
  return (
    <section id="year" className={styles['year']} aria-labelledby="year-title">
      <h3 id="year-title">{year.title}</h3>
      <ChartDrawings drawings={year.drawings} sentence={year.sentence} />
    </section>
  );
}

/** One issue as a sheet, and when in the year there is one. */
function Issue({ view: { sheet, year } }: Part): ReactNode {
  if (!sheet) return null;
  return (
    <Section id="issue" title={sheet.title} tone="mist">
      <div className={styles['issue']}>
        <Sheet sheet={sheet} />
        {year && <Year year={year} />}
      </div>
    </Section>
  );
}

/** Something to take part in: the form first, then what happens with it, what it brings, and what becomes of the data. */
export function FormPage({ view }: TemplateProps<typeof formPage>): ReactNode {
  return (
    <div className={article['page']}>
      <div className={styles['head']}>
        <Head view={view} />
      </div>
      {view.sheet && (
        <Section id="participate" title={view.participate.title}>
          <div className={styles['steps']}>
            <Steps items={view.participate.steps} form="track" />
          </div>
        </Section>
      )}
      <Issue view={view} />
      <Section id="text">
        <SideHeaded html={view.html} />
      </Section>
      <Section id="next" title={view.labels.next} tone="mist">
        <LineStops from={view.from} items={view.next} />
      </Section>
    </div>
  );
}
