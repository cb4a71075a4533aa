import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { FormBand } from '#components/blocks/form-band';
import { RelatedPages } from '#components/blocks/related-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { FactBox } from '#components/ui/fact-box';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { jobPage } from '#lib/families/careers/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { HiringTrack } from './hiring-track';
import styles from './job.module.css';
import { MeasuredNumbers } from './measured-numbers';

type LinesProps = { readonly id: string; readonly title: string; readonly items: readonly string[] };

function Lines({ id, title, items }: LinesProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type View = TemplateProps<typeof jobPage>['view'];

function Offer({ offer: { pay, note, alt, drawings } }: Pick<View, 'offer'>): ReactNode {
  return (
    <figure className={styles['offer']}>
      <figcaption>
        <strong>{pay}</strong> {note}
      </figcaption>
      <ChartDrawings drawings={drawings} alt={alt} />
    </figure>
  );
}

function Text({ view }: { readonly view: View }): ReactNode {
  const { labels, tasks, must, nice, teamText, body, measured } = view;
  return (
    <div className={styles['text']}>
      <Lines id="tasks" title={labels.tasks} items={tasks} />
      <Prose html={body.before} />
      {measured && (
        <div className={styles['measured']}>
          <MeasuredNumbers {...measured} />
        </div>
      )}
      {body.after && <Prose html={body.after} />}
      <Lines id="must" title={labels.must} items={must} />
      <Lines id="nice" title={labels.nice} items={nice} />
      <section aria-labelledby="team">
        <h2 id="team">{labels.team}</h2>
        <p>{teamText}</p>
      </section>
    </div>
  );
}

function Apply({ view: { labels, until } }: { readonly view: View }): ReactNode {
  return (
    <p className={styles['apply']}>
      <a className="button" href="#apply">
        {labels.apply}
      </a>
      <span>{until}</span>
    </p>
  );
}

/** A word wider than the first columns of the head. */
const longWord = /\p{L}{21}/u;

export function Job({ view }: TemplateProps<typeof jobPage>): ReactNode {
  const { labels, facts, steps } = view;
  return (
    <article className={layout['page']}>
      <PanelHead
        view={view}
        kicker={view.team}
        title={
          <>
            <span className={longWord.test(view.heading.title) ? styles['long'] : undefined}>
              {view.heading.title}
            </span>{' '}
            {view.heading.suffix && <span className={styles['suffix']}>{view.heading.suffix}</span>}
          </>
        }
        lead={view.summary}
        figure={
          <div className={styles['keyFacts']}>
            <Offer offer={view.offer} />
            <FactBox id="facts" title={labels.facts} items={facts} />
          </div>
        }
      >
        <Apply view={view} />
      </PanelHead>
      <div className={reading['reading']}>
        <ContentsList label={labels.contents} headings={view.contents} />
        <Text view={view} />
        <aside>
          <Apply view={view} />
        </aside>
      </div>
      <Section id="steps" title={labels.steps}>
        <HiringTrack steps={steps} />
      </Section>
      <FormBand
        id="apply"
        title={labels.applyTitle}
        lead={labels.applyText}
        form={view.form}
        person={view.person}
        ways={view.ways}
      />
      <RelatedPages title={view.related.title} items={view.related.pages} />
    </article>
  );
}
