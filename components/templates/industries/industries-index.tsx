import type { ReactNode } from 'react';
import '#components/ui/dotted-links-across.css';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { LinkHeading } from '#components/ui/link-heading';
import { TextSection } from '#components/blocks/text-section';
import { ContactBand } from '#components/blocks/contact-band';
import { StagedHead } from '#components/blocks/staged-head';
import { Diagram } from '#components/ui/diagram/diagram';
import { LinkList } from '#components/ui/link-list';
import { LogoLine } from '#components/ui/logo-line';
import { Badge } from '#components/ui/badge';
import type { TemplateProps } from '#lib/page-model/template';
import type { LinkItem } from '#lib/page-model/shared-data';
import type { industriesIndex } from '#lib/families/industries/family';
import layout from '../page.module.css';
import line from './app-line.module.css';
import styles from './industries-index.module.css';
import { Preview } from './preview';
import { LinePlan } from './line-plan';

type Props = TemplateProps<typeof industriesIndex>;

type Industry = Props['view']['industries'][number];

type DetailProps = {
  readonly industry: Industry;
  readonly services: readonly LinkItem[];
  readonly label: string;
};

/** The services that an industry's customers use, as stations of a line that begins at their app. */
function Services({ industry, services }: Omit<DetailProps, 'label'>): ReactNode {
  return (
    <div className={line['line']}>
      <Badge name={industry.name} />
      <LinkList className="dotted-links dotted-links-across" items={services} />
    </div>
  );
}

function UseCases({ industry: { path, useCases } }: { readonly industry: Industry }): ReactNode {
  return (
    <ul className={styles['useCases']}>
      {useCases.map((useCase) => (
        <li key={useCase}>
          <PageLink href={`${path}#use-cases`}>{useCase}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function IndustryDetail({ industry, services, label }: DetailProps): ReactNode {
  const { name, path, title, text, action, preview, diagram, customers } = industry;
  return (
    <section className={styles['industry']}>
      <div className={styles['screen']}>
        <Preview {...preview} />
      </div>
      <Services industry={industry} services={services} />
      <div className={styles['words']}>
        <LinkHeading level={2} href={path} name={title} />
        <p className={styles['text']}>{text}</p>
        <LogoLine label={`${label}: ${name}`} items={customers} />
        <p>
          <PageLink className="button-quiet" href={path}>
            {action}
          </PageLink>
        </p>
      </div>
      <UseCases industry={industry} />
      {diagram && (
        <div className={styles['diagram']}>
          <Diagram diagram={diagram} />
        </div>
      )}
    </section>
  );
}

/** The services of an industry in the order of the plan. */
function listServices({ view, shared }: Props, path: string): LinkItem[] {
  const { columns, lines } = view.plan;
  const stops = lines.find((line) => line.path === path)?.stops ?? [];
  return columns
    .filter((_column, index) => (stops[index]?.users.length ?? 0) > 0)
    .map((column) => findShared(shared.services, column));
}

export function IndustriesIndex({ view, shared }: Props): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        stage={<LinePlan view={view} shared={shared} />}
        view={view}
        title={view.title}
        lead={view.intro}
      />
      {view.industries.map((industry) => (
        <IndustryDetail
          key={industry.path}
          industry={industry}
          services={listServices({ view, shared }, industry.path)}
          label={view.labels.customers}
        />
      ))}
      <TextSection id="advice" {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
