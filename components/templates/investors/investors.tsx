import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { investorsPage } from '#lib/families/investors/family';
import article from '../article.module.css';
import styles from './investors.module.css';
import { ProfitChart } from './profit-chart';

type Props = { readonly view: TemplateProps<typeof investorsPage>['view'] };

function Years({ view: { years, profits, yearHead, yearRows } }: Props): ReactNode {
  return (
    <Section id="years" title={years.title} lead={years.lead} tone="mist">
      <div className={styles['years']}>
        <ProfitChart title={years.chart} bars={profits} />
        <p>{years.chartNote}</p>
      </div>
      <DataTable
        caption={years.caption}
        head={yearHead}
        rows={yearRows}
        numeric={yearHead.slice(1).map((_, index) => index + 1)}
        onPhones="scroll"
      />
    </Section>
  );
}

function Ownership({ view: { ownership, holders } }: Props): ReactNode {
  return (
    <Section id="ownership" title={ownership.title}>
      <p className={styles['lead']} dangerouslySetInnerHTML={{ __html: ownership.html }} />
      <div>
        <p className={styles['caption']}>{ownership.caption}</p>
        <ul className={styles['holders']} aria-label={ownership.caption}>
          {holders.map(({ name, percent, text, qualifying }) => (
            <li key={name}>
              <span className={styles['holder']}>
                {name}
                {qualifying && <span>{ownership.qualifying}</span>}
              </span>
              <strong>{text}</strong>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 2h100" />
                <path className={styles['share']} d={`M0 2h${percent}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Bodies({ view: { governance, supervision, board } }: Props): ReactNode {
  return (
    <>
      <Section id="governance" title={governance.title} lead={governance.lead} tone="mist">
        <div className={styles['people']}>
          {board.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </div>
        <TitledTexts items={governance.items} form="rows" />
      </Section>
      <Section id="supervision" title={supervision.title}>
        <p className={styles['lead']} dangerouslySetInnerHTML={{ __html: supervision.html }} />
        <TitledTexts items={supervision.items} />
      </Section>
    </>
  );
}

function Calendar({ view: { calendar, dates, downloads, downloadPath } }: Props): ReactNode {
  return (
    <Section id="calendar" title={calendar.title} tone="mist">
      <DataTable
        caption={calendar.caption}
        head={calendar.head}
        rows={dates.map(({ iso, day, title }) => [{ html: `<time datetime="${iso}">${day}</time>` }, title])}
      />
      <div className={styles['downloads']}>
        <div>
          <h3>{downloads.title}</h3>
          <p>{downloads.lead}</p>
        </div>
        <a className="button-quiet" href={downloadPath}>
          {downloads.action}
        </a>
      </div>
    </Section>
  );
}

/** Five years in figures, who owns the bank, who runs it and who watches over it. */
export function Investors({ view }: TemplateProps<typeof investorsPage>): ReactNode {
  const { figures, contact } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} />
      <section className={styles['year']} aria-labelledby="year">
        <h2 id="year">{figures.title}</h2>
        <KeyFigures items={figures.items} />
      </section>
      <Years view={view} />
      <Ownership view={view} />
      <Bodies view={view} />
      <Calendar view={view} />
      <ContactBand
        title={contact.title}
        text={contact.lead}
        href={view.contactHref}
        action={contact.action}
      />
    </div>
  );
}
