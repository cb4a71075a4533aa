import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Advice } from '#components/blocks/advice';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Vignette } from '#components/blocks/vignette';
import { Diagram } from '#components/ui/diagram/diagram';
import { LogoLine } from '#components/ui/logo-line';
import { Plate } from '#components/ui/plate';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page-model/template';
import type { LinkItem } from '#lib/page-model/shared-data';
import type { industriesIndex } from '#lib/families/industries/family';
import article from '../article.module.css';
import line from './app-line.module.css';
import styles from './industries-index.module.css';
import { LinePlan } from './line-plan';

type Props = TemplateProps<typeof industriesIndex>;

type Industry = Props['view']['industries'][number];

/** The services that an industry's customers use, as the stations of one line; it comes from their app. */
function Services({
  name,
  services,
}: {
  readonly name: string;
  readonly services: readonly LinkItem[];
}): ReactNode {
  return (
    <div className={line['line']}>
      <Plate name={name} />
      <ul className="stops stops-across">
        {services.map((service) => (
          <li key={service.path}>
            <PageLink href={service.path}>{service.name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Uses({ industry: { path, useCases } }: { readonly industry: Industry }): ReactNode {
  return (
    <ul className={styles['uses']}>
      {useCases.map((useCase) => (
        <li key={useCase}>
          <PageLink href={`${path}#use-cases`}>{useCase}</PageLink>
        </li>
      ))}
    </ul>
  );
}

type InsideProps = {
  readonly industry: Industry;
  readonly services: readonly LinkItem[];
  readonly label: string;
};

/** An industry from inside: its app, the line that leaves it, its claim, what is done with it, the flow of its money. */
function Inside({ industry, services, label }: InsideProps): ReactNode {
  const { name, path, title, text, action, vignette, diagram, customers } = industry;
  return (
    <section className={styles['inside']}>
      <div className={styles['screen']}>
        <Vignette vignette={vignette} />
      </div>
      <Services name={name} services={services} />
      <div className={styles['words']}>
        <h2>
          <PageLink href={path}>{title}</PageLink>
        </h2>
        <p className={styles['text']}>{text}</p>
        <LogoLine label={`${label}: ${name}`} items={customers} />
        <p>
          <PageLink className="button-quiet" href={path}>
            {action}
          </PageLink>
        </p>
      </div>
      <Uses industry={industry} />
      {diagram && (
        <div className={styles['diagram']}>
          <Diagram diagram={diagram} />
        </div>
      )}
    </section>
  );
}

/** The services at which the line of an industry stops, in the order of the plan. */
function listServices({ view, shared }: Props, path: string): LinkItem[] {
  const { columns, lines } = view.plan;
  const stops = lines.find((line) => line.path === path)?.stops ?? [];
  return columns
    .filter((_column, index) => (stops[index]?.users.length ?? 0) > 0)
    .map((column) => findShared(shared.services, column));
}

/** The industries: the plan of all of them, and from inside those that have a page. */
export function IndustriesIndex({ view, shared }: Props): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={<LinePlan view={view} shared={shared} />}>
        <PageHead view={view} title={view.title} lead={view.intro} />
      </PanelHead>
      {view.industries.map((industry) => (
        <Inside
          key={industry.path}
          industry={industry}
          services={listServices({ view, shared }, industry.path)}
          label={view.labels.customers}
        />
      ))}
      <Advice {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
