import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { RelatedPages } from '#components/blocks/related-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { ChartDrawings, Drawing } from '#components/ui/chart/chart';
import { FactList } from '#components/ui/fact-list';
import { FileLink } from '#components/ui/file-link';
import { ListFilter } from '#components/ui/list-filter';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import { QuantityBar } from '#components/ui/quantity-bar';
import { LinkHeading } from '#components/ui/link-heading';
import type { TemplateProps } from '#lib/page-model/template';
import type { pressPage } from '#lib/families/press/family';
import type { ReleaseLine } from '#lib/families/press/view';
import layout from '../page.module.css';
import officeHours from './office-hours.module.css';
import { PressOffice } from './press-office';
import rows from '#components/ui/row-list.module.css';
import releaseStyles from './release-lines.module.css';
import styles from './press.module.css';

type Props = { readonly view: TemplateProps<typeof pressPage>['view'] };

function ReleaseLines({ items }: { readonly items: readonly ReleaseLine[] }): ReactNode {
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${releaseStyles['releases']}`}>
      {items.map(({ name, path, text, day, figures, news, values }) => (
        <li key={path} data-filter-values={values}>
          <time dateTime={day.iso}>{day.text}</time>
          <div>
            <LinkHeading level={3} href={path} name={name} />
            <p>{text}</p>
          </div>
          <div className={releaseStyles['numbers']}>
            <FactList valueClassName={releaseStyles['value']} items={figures} />
            {news && (
              <div className={releaseStyles['news']}>
                <Drawing drawing={news.drawing} />
                <p>{news.text}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

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

const percent = (hour: number): string => `${Math.round((hour / 24) * 1000) / 10}%`;

/** A day of 24 hours as a track, highlighted during office hours. */
function OfficeHours({ from, to, opens, closes, days, alt }: Props['view']['hours']): ReactNode {
  const [start, end] = [percent(from), percent(to)];
  return (
    <svg className={officeHours['hours']} width="100%" height="72" role="img" aria-label={alt}>
      <text y="14">{days}</text>
      <text className={officeHours['hour']} x={start} y="38">
        {opens}
      </text>
      <text className={officeHours['hour']} x={end} y="38" textAnchor="end">
        {closes}
      </text>
      {Array.from({ length: 25 }, (_, hour) => percent(hour)).map((x) => (
        <line key={x} className={officeHours['tick']} x1={x} x2={x} y1="65" y2="71" />
      ))}
      <line className={officeHours['rail']} x2="100%" y1="54" y2="54" />
      <QuantityBar from={start} to={end} y={54} />
    </svg>
  );
}

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
      <FactList className={styles['facts']} items={facts.items} />
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

export function Press({ view }: TemplateProps<typeof pressPage>): ReactNode {
  const { boilerplate } = view;
  return (
    <div className={layout['page']}>
      <PanelHead
        view={view}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={<Contact view={view} />}
      />
      <Releases view={view} />
      <Section id="calendar" title={view.calendar.title} lead={view.calendar.lead}>
        <ChartDrawings {...view.calendar} />
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
      <RelatedPages title={view.related.title} items={view.related.pages} />
    </div>
  );
}
