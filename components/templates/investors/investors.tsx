import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadFacts } from '#components/blocks/head-facts';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import { Sparkline } from '#components/ui/chart/sparkline';
import { DataTable, type TableCell } from '#components/ui/data-table';
import { FileLink } from '#components/ui/file-link';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { investorsPage } from '#lib/families/investors/family';
import layout from '../page.module.css';
import styles from './investors.module.css';

type Props = { readonly view: TemplateProps<typeof investorsPage>['view'] };

function Head({ view }: Props): ReactNode {
  const { next, files } = view.facts;
  const links = files.items.map(({ href, words, note }) => (
    <span key={href} className={styles['file']}>
      <PageLink href={href}>{words}</PageLink> <small>{note}</small>
    </span>
  ));
  return (
    <PageHead view={view} title={view.title} lead={view.summary} figure={<Chart chart={view.results} />}>
      <HeadFacts items={[next, { label: files.label, value: links }]} />
    </PageHead>
  );
}

type Cell = Props['view']['years']['table']['rows'][number][number];

const toCell = (cell: Cell): TableCell =>
  typeof cell === 'object' && 'line' in cell ? { drawing: <Sparkline line={cell.line} /> } : cell;

function Years({ view: { years } }: Props): ReactNode {
  const rows = years.table.rows.map((cells) => cells.map(toCell));
  return (
    <Section id="years" title={years.title} lead={years.lead}>
      <div className={styles['years']}>
        <DataTable {...years.table} rows={rows} onPhones="scroll" />
      </div>
      <p className={styles['remark']}>{years.note}</p>
    </Section>
  );
}

function Ownership({ view: { ownership } }: Props): ReactNode {
  return (
    <Section id="ownership" title={ownership.title} tone="mist">
      <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(ownership.html)} />
      <Chart chart={ownership.chart} />
    </Section>
  );
}

function Bodies({ view: { governance, supervision, board } }: Props): ReactNode {
  return (
    <>
      <Section id="governance" title={governance.title} lead={governance.lead}>
        <Chart chart={governance.plan} hasTitle={false} />
        <div className={styles['people']}>
          {board.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </div>
        <TitledTexts items={governance.items} />
      </Section>
      <Section id="supervision" title={supervision.title}>
        <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(supervision.html)} />
        <TitledTexts items={supervision.items} />
      </Section>
    </>
  );
}

function Calendar({ view: { calendar, downloads, downloadPath } }: Props): ReactNode {
  return (
    <Section id="calendar" title={calendar.title} tone="mist">
      <Chart chart={calendar.chart} hasTitle={false} />
      <ul className={styles['dates']}>
        {calendar.dates.map(({ day, name, note, ...file }) => (
          <li key={file.href}>
            <FileLink {...file} name={`${day.text}: ${name}`} note={note} />
          </li>
        ))}
      </ul>
      <div className={styles['downloads']}>
        <div>
          <h3>{downloads.title}</h3>
          <p>{downloads.lead}</p>
        </div>
        <PageLink className="button-quiet" href={downloadPath}>
          {downloads.action}
        </PageLink>
      </div>
    </Section>
  );
}

export function Investors({ view }: TemplateProps<typeof investorsPage>): ReactNode {
  const { figures, contact } = view;
  return (
    <div className={layout['page']}>
      <Head view={view} />
      <Section id="year" tone="mist">
        <div className={styles['strip']}>
          <h2 className="visually-hidden">{figures.title}</h2>
          <KeyFigures items={figures.items} />
        </div>
      </Section>
      <Years view={view} />
      <Ownership view={view} />
      <Bodies view={view} />
      <Calendar view={view} />
      <ContactBand {...contact} text={contact.lead} href={view.contactHref} />
    </div>
  );
}
