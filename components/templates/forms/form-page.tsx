import type { ReactNode } from 'react';
import { NextPages } from '#components/blocks/next-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeadingText } from '#components/blocks/side-heading-text';
import { ChartDrawings } from '#components/ui/chart/chart';
import { FactList } from '#components/ui/fact-list';
import { FactStrip } from '#components/ui/fact-strip';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { Form } from '#islands/form';
import { toMarkup } from '#lib/core/markup';
import type { TemplateProps } from '#lib/page-model/template';
import type { formPage } from '#lib/families/forms/family';
import layout from '../page.module.css';
import styles from './form-page.module.css';
import sampleStyles from './form-sample.module.css';

type Props = Pick<TemplateProps<typeof formPage>, 'view'>;

/** The part of a title after its colon is on its own line. */
function Title({ title }: { readonly title: string }): ReactNode {
  const [before, after] = title.split(/(?<=:) /);
  return (
    <>
      {before} {after && <span className={styles['after']}>{after}</span>}
    </>
  );
}

function OtherWays({ title, items }: NonNullable<Props['view']['otherWays']>): ReactNode {
  const facts = items.map(({ title: label, html }) => ({
    label,
    value: <div dangerouslySetInnerHTML={toMarkup(html)} />,
  }));
  return (
    <section id="other-ways" aria-labelledby="other-ways-title">
      <h2 id="other-ways-title">{title}</h2>
      <FactList items={facts} className={styles['ways']} />
    </section>
  );
}

/** Other ways and the next steps: left of a long form, on phones below it. */
function WaysAndSteps({ view: { participate, otherWays } }: Props): ReactNode {
  return (
    <div className={styles['beside']}>
      {otherWays && <OtherWays {...otherWays} />}
      <section id="participate" aria-labelledby="participate-title">
        <h2 id="participate-title">{participate.title}</h2>
        <Steps items={participate.steps} />
      </section>
    </div>
  );
}

/** Replaces a form that must not become an e-mail where no service takes it. */
function WithoutService({ view: { withoutService } }: Props): ReactNode {
  return withoutService && <Notice tone="info" title={withoutService.title} html={withoutService.html} />;
}

function Head({ view }: Props): ReactNode {
  return (
    <PanelHead
      view={view}
      title={<Title title={view.title} />}
      lead={view.summary}
      figureSize={view.sample ? 'small' : 'large'}
      figure={view.form ? <Form view={view.form} /> : <WithoutService view={view} />}
      after={!view.sample && <WaysAndSteps view={view} />}
    >
      {view.facts && (
        <div className={styles['facts']}>
          <FactStrip id="facts" title={view.labels.facts} items={view.facts} />
        </div>
      )}
    </PanelHead>
  );
}

function Year({ year }: { readonly year: NonNullable<Props['view']['year']> }): ReactNode {
  return (
    <section id="year" className={styles['year']} aria-labelledby="year-title">
      <h3 id="year-title">{year.title}</h3>
      <ChartDrawings {...year} />
    </section>
  );
}

/** A sample issue or questionnaire as a sheet of paper. */
function Sample({ sample }: { readonly sample: NonNullable<Props['view']['sample']> }): ReactNode {
  return (
    <div className={sampleStyles['sample']}>
      <p className={sampleStyles['head']}>
        <b>{sample.name}</b> <span>{sample.issue ?? sample.note}</span>
      </p>
      <ol>
        {sample.parts.map(({ name, lines }) => (
          <li key={name}>
            <p>{name}</p>
            {lines.map(({ label, text }) => (
              <p key={text} className={sampleStyles['line']}>
                {label && <b>{label}</b>} <span>{text}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className={sampleStyles['end']}>
        <span>{sample.end}</span> {sample.issue && <span>{sample.note}</span>}
      </p>
    </div>
  );
}

/** A sample issue and the dates of all issues of the year. */
function Issue({ view: { sample, year } }: Props): ReactNode {
  if (!sample) return null;
  return (
    <Section id="issue" title={sample.title} tone="mist">
      <div className={styles['sampleIssue']}>
        <Sample sample={sample} />
        {year && <Year year={year} />}
      </div>
    </Section>
  );
}

export function FormPage({ view }: TemplateProps<typeof formPage>): ReactNode {
  return (
    <div className={layout['page']}>
      <div className={styles['head']}>
        <Head view={view} />
      </div>
      {view.sample && (
        <Section id="participate" title={view.participate.title}>
          <div className={styles['steps']}>
            <Steps items={view.participate.steps} />
          </div>
        </Section>
      )}
      <Issue view={view} />
      <Section id="text">
        <SideHeadingText html={view.html} />
      </Section>
      <NextPages id="related" title={view.labels.next} from={view.from} items={view.next} tone="mist" />
    </div>
  );
}
