import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { FileLink } from '#components/ui/file-link';
import { ListFilter } from '#components/ui/list-filter';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { pressPage } from '#lib/families/press/family';
import article from '../article.module.css';
import { OfficeHours } from './office-hours';
import { PressOffice } from './press-office';
import { ReleaseLines } from './release-lines';
import styles from './press.module.css';

type Props = { readonly view: TemplateProps<typeof pressPage>['view'] };

function Releases({ view: { releases } }: Props): ReactNode {
  return (
    <Section id="releases" title={releases.title}>
      {releases.choice && <ListFilter filter={releases.choice} />}
      {releases.years.map(({ year, items }) => (
        <div key={year} className={styles['year']} data-filter-group="">
          <h3>{year}</h3>
          <ReleaseLines items={items} />
        </div>
      ))}
    </Section>
  );
}

/** Name, number and hours on a plate: what somebody with a deadline came for. */
function Contact({ view: { contact, person, hours } }: Props): ReactNode {
  return (
    <section className={styles['contact']} aria-labelledby="contact">
      <h2 id="contact">{contact.title}</h2>
      <PressOffice person={person} isLarge />
      <OfficeHours {...hours} />
      <p dangerouslySetInnerHTML={toMarkup(contact.html)} />
    </section>
  );
}

function FactSheet({ view: { facts } }: Props): ReactNode {
  return (
    <Section id="facts" title={facts.title} tone="mist">
      <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(facts.leadHtml)} />
      <KeyFigures items={facts.figures} />
      <dl className={styles['facts']}>
        {facts.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Logos({ view: { logos, images } }: Props): ReactNode {
  return (
    <Section id="logos" title={logos.title} lead={logos.lead} tone="mist">
      <ul className={styles['logos']}>
        {logos.items.map(({ title, note, href, size, isOnDark }) => (
          <li key={href}>
            <div className={styles['specimen']} {...(isOnDark && { 'data-dark': '' })}>
              <img src={href} alt="" fetchPriority="low" decoding="async" />
            </div>
            <FileLink href={href} name={title} type="SVG" size={size} note={note} />
          </li>
        ))}
      </ul>
      <div className={styles['images']}>
        <h3>{images.title}</h3>
        <p dangerouslySetInnerHTML={toMarkup(images.html)} />
      </div>
    </Section>
  );
}

/** For people with a deadline: who answers, what is new, then facts, short descriptions and logos. */
export function Press({ view }: TemplateProps<typeof pressPage>): ReactNode {
  const { boilerplate } = view;
  return (
    <div className={article['page']}>
      <PanelHead>
        <PageHead
          view={view}
          title={view.title}
          lead={view.summary}
          figureSize="small"
          figure={<Contact view={view} />}
        />
      </PanelHead>
      <Releases view={view} />
      <Section id="calendar" title={view.calendar.title} lead={view.calendar.lead}>
        <ChartDrawings drawings={view.calendar.drawings} sentence={view.calendar.sentence} />
      </Section>
      <FactSheet view={view} />
      <Section id="boilerplate" title={boilerplate.title}>
        <div className={styles['words']}>
          {[boilerplate.short, boilerplate.long].map(({ title, html }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p dangerouslySetInnerHTML={toMarkup(html)} />
            </div>
          ))}
        </div>
      </Section>
      <Logos view={view} />
      <OnwardSubject id="onward" title={view.onward.title} items={view.onward.pages} />
    </div>
  );
}
