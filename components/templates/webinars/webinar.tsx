import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { InkHead } from '#components/blocks/ink-head';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { ChartDrawings } from '#components/ui/chart/chart';
import { Faq } from '#components/ui/faq';
import { Person } from '#components/ui/person';
import { ReadingText } from '#components/ui/reading-text';
import { Section } from '#components/ui/section';
import { SegmentedControl } from '#components/ui/segmented-control';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page-model/template';
import type { webinarPage } from '#lib/families/webinars/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import screenStyles from './checkout-screens.module.css';
import styles from './webinar.module.css';

type Props = { readonly view: TemplateProps<typeof webinarPage>['view'] };

function Head({ view }: Props): ReactNode {
  const { kicker, hours, place, title, abstract, hour, labels } = view;
  return (
    <InkHead
      view={view}
      kicker={
        <>
          <span>{kicker}</span>
          <span>{hours}</span>
          <span>{place}</span>
        </>
      }
      title={title}
      form="headline"
      aside={<p>{abstract}</p>}
    >
      <RecordingFigure {...hour} label={labels.agenda} />
    </InkHead>
  );
}

type SummaryPart = Props['view']['summary'][number];
type CheckoutScreensProps = Extract<SummaryPart, { readonly screens: unknown }>['screens'];

function Screen({ name, views, action, states }: CheckoutScreensProps['screens'][number]): ReactNode {
  return (
    <>
      <p className={screenStyles['name']}>{name}</p>
      <div className={screenStyles['frame']}>
        {views.map((lines, state) => (
          <ul key={state} data-state={state}>
            {lines.map(({ text, choice, isNew }) => (
              <li key={text} data-choice={choice} data-new={isNew ? '' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        ))}
        <p>{action}</p>
      </div>
      <div className={screenStyles['words']}>
        {states.map((text, state) => (
          <p key={text} data-state={state}>
            {text}
          </p>
        ))}
      </div>
    </>
  );
}

/** Screens in order; the control switches all of them between both states, without script. */
function CheckoutScreens(props: CheckoutScreensProps): ReactNode {
  const { legend, keys, screens, tableLabel, table } = props;
  return (
    <div className={screenStyles['screens']}>
      <SegmentedControl
        legend={legend}
        name="screens"
        items={keys.map((label, index) => ({ value: String(index), label }))}
        initial={String(keys.length - 1)}
      />
      <ol>
        {screens.map((screen) => (
          <li key={screen.name}>
            <Screen {...screen} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{tableLabel}</summary>
        <Prose html={table} />
      </details>
    </div>
  );
}

function Part({ part }: { readonly part: SummaryPart }): ReactNode {
  if ('html' in part) return <ReadingText html={part.html} form="article" />;
  if ('screens' in part) return <CheckoutScreens {...part.screens} />;
  const { title, alt, drawings } = part.plan;
  return (
    <figure className={styles['plan']}>
      <figcaption>{title}</figcaption>
      <ChartDrawings drawings={drawings} alt={alt} />
    </figure>
  );
}

function Summary({ view: { summary, contents, labels } }: Props): ReactNode {
  return (
    <section className={styles['summary']} aria-labelledby="summary">
      <h2 id="summary">{labels.summary}</h2>
      <div className={reading['reading']}>
        <ContentsList label={labels.contents} headings={contents} />
        {/* One container for all parts: margin notes are positioned within it. */}
        <div className={`${styles['parts']} has-margin`}>
          {summary.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Speakers({ view: { speakers, labels } }: Props): ReactNode {
  return (
    <section className={styles['opening']} aria-labelledby="speakers">
      <h2 id="speakers">{labels.speakers}</h2>
      <div className={styles['speakers']}>
        {speakers.map((speaker) => (
          <Person key={speaker.name} {...speaker} />
        ))}
      </div>
    </section>
  );
}

export function Webinar({ view }: TemplateProps<typeof webinarPage>): ReactNode {
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <Summary view={view} />
      <Section id="questions" title={view.labels.questions}>
        <Faq items={view.questions} isFirstOpen />
      </Section>
      <Speakers view={view} />
      <ContactBand {...view.contact} related={{ title: view.labels.further, reasons: view.further }} />
    </article>
  );
}
