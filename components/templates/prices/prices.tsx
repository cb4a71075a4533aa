import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadAction } from '#components/blocks/head-action';
import { HeadFacts } from '#components/blocks/head-facts';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { TextSection } from '#components/blocks/text-section';
import { DataTable } from '#components/ui/data-table';
import { LinkHeading } from '#components/ui/link-heading';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import { Section } from '#components/ui/section';
import { Estimator } from '#islands/estimator';
import { findShared } from '#lib/core/find-shared';
import { escapeHtml } from '#lib/core/html';
import type { pricesPage } from '#lib/families/prices/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './prices.module.css';

type Props = TemplateProps<typeof pricesPage>;

/** All services in one table; names lead to the prices per piece. */
function Overview({ view: { overview }, shared }: Props): ReactNode {
  const { title, lead, caption, head, rows } = overview;
  const cells = rows.map(({ path, hash, cells: values }) => [
    { html: `<a href="${hash}">${escapeHtml(findShared(shared.services, path).name)}</a>` },
    ...values,
  ]);
  return (
    <Section id="overview" title={title} lead={lead}>
      <DataTable caption={caption} head={head} rows={cells} numeric={[3, 4]} repeatsHeading />
    </Section>
  );
}

function EstimatorBand({ view: { estimator, share }, shared }: Props): ReactNode {
  const { title, text, example, note, island } = estimator;
  const services = island.services.map((service) => ({
    ...service,
    name: findShared(shared.services, service.path).name,
  }));
  return (
    <Section id="estimator" title={title} lead={text}>
      <p className={`${styles['note']} ${styles['example']}`}>{example}</p>
      <Estimator estimator={{ ...island, services }} />
      {share && <ShareLink words={share} anchor="estimator-title" withQuery />}
      <p className={styles['note']}>{note}</p>
    </Section>
  );
}

type DetailProps = Pick<Props['view']['details'], 'caption' | 'head'> & {
  readonly item: Props['view']['details']['items'][number];
  readonly name: string;
};

/** The prices per piece of one service; folded on phones, where links lead to the fold. */
function Detail({ item: { id, path, note, rows }, name, caption, head }: DetailProps): ReactNode {
  return (
    <div id={id}>
      <PhoneDisclosure label={name} />
      <div>
        <LinkHeading level={3} href={path} name={name} />
        <p>{note}</p>
        <DataTable
          caption={caption.replace('{service}', name)}
          head={head}
          rows={rows}
          numeric={[1, 2]}
          onPhones="scroll"
          repeatsHeading
        />
      </div>
    </div>
  );
}

function Details({ view: { details }, shared }: Props): ReactNode {
  const { title, lead, items, ...words } = details;
  return (
    <Section id="details" title={title} lead={lead} tone="mist">
      <div className={styles['details']}>
        {items.map((item) => (
          <Detail key={item.id} item={item} name={findShared(shared.services, item.path).name} {...words} />
        ))}
      </div>
    </Section>
  );
}

export function Prices({ view, shared }: Props): ReactNode {
  return (
    <article className={`${layout['page']} ${styles['page']}`}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        {...(view.note !== null && { note: view.note })}
      >
        <HeadAction {...view.contact} />
        <HeadFacts items={view.facts} />
      </PageHead>
      <Overview view={view} shared={shared} />
      <TextSection id="model" tone="mist" {...view.model} />
      <EstimatorBand view={view} shared={shared} />
      <Details view={view} shared={shared} />
      <TextSection id="free" {...view.free} />
      <TextSection id="conditions" tone="mist" {...view.conditions} form="rows" />
      <ContactBand {...view.contact} />
    </article>
  );
}
