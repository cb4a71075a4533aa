import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { LinkHeading } from '#components/ui/link-heading';
import { TextSection } from '#components/blocks/text-section';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { Mockup } from '#components/blocks/mockup';
import { Chart, Drawing } from '#components/ui/chart/chart';
import { FilterLinks } from '#components/ui/filter-links';
import { ListFilter } from '#components/ui/list-filter';
import { LogoLine } from '#components/ui/logo-line';
import { Quote } from '#components/ui/quote';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { caseStudiesIndex } from '#lib/families/case-studies/family';
import layout from '../page.module.css';
import styles from './case-studies-index.module.css';
import measureStyles from './measure-rows.module.css';

type Props = TemplateProps<typeof caseStudiesIndex>;
type View = Props['view'];

/** The newest study: a screen of its product and its main measure. */
function NewestFigure({ newest }: Pick<View, 'newest'>): ReactNode {
  return (
    newest && (
      <div className={styles['leading']}>
        {newest.mockup && <Mockup mockup={newest.mockup} />}
        <Chart chart={newest.chart} />
      </div>
    )
  );
}

/** The newest study: a quote of the customer and the link to the page. */
function NewestQuote({ view: { inside, labels } }: { readonly view: View }): ReactNode {
  return (
    inside && (
      <Section id="newest" title={labels.inside}>
        <div className={styles['newest']}>
          <Quote {...inside.quote} />
          <div>
            <LinkHeading level={3} href={inside.path} name={inside.name} />
            <p>{inside.summary}</p>
          </div>
        </div>
      </Section>
    )
  );
}

/** The filter, with the names of service pages as options. */
function Filter({ view: { choice, industries, labels }, shared }: Props): ReactNode {
  const facets = choice?.facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) =>
      facet.key === 'service' ? { ...option, name: findShared(shared.services, option.name).name } : option,
    ),
  }));
  return (
    choice &&
    facets && (
      <ListFilter filter={{ ...choice, facets }}>
        {industries.length > 0 && <FilterLinks label={labels.industries} items={industries} />}
      </ListFilter>
    )
  );
}

function Row({ name, path, customer, measures, values }: View['groups'][number]['rows'][number]): ReactNode {
  return (
    <li data-filter-values={values}>
      <div className={measureStyles['company']}>
        <LogoLine label={customer.name} items={[{ ...customer, path }]} />
        <h4>{name}</h4>
      </div>
      <ul className={measureStyles['measures']}>
        {measures.map(({ name: measure, change, alt, drawing }) => (
          <li key={measure}>
            <p aria-hidden="true">
              <span>{measure}</span> <strong>{change}</strong>
            </p>
            <Drawing drawing={drawing} alt={alt} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function MeasureRows({ groups }: Pick<View, 'groups'>): ReactNode {
  return groups.map(({ name, path, anchor, rows }) => (
    <section
      key={anchor}
      id={anchor}
      className={measureStyles['group']}
      data-filter-group=""
      aria-labelledby={`${anchor}-name`}
    >
      <h3 id={`${anchor}-name`}>{path ? <PageLink href={path}>{name}</PageLink> : name}</h3>
      <ul className={measureStyles['rows']}>
        {rows.map((row) => (
          <Row key={row.path} {...row} />
        ))}
      </ul>
    </section>
  ));
}

export function CaseStudiesIndex({ view, shared }: Props): ReactNode {
  const { customers, groups, labels, newest } = view;
  return (
    <div className={layout['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} figure={<NewestFigure newest={newest} />}>
        {newest && (
          <p className={styles['readLink']}>
            <PageLink className="button" href={newest.path}>
              {labels.read}
            </PageLink>
          </p>
        )}
      </PageHead>
      <Section id="measures" title={labels.measures} lead={labels.measuresLead} tone="mist">
        <Filter view={view} shared={shared} />
        <MeasureRows groups={groups} />
      </Section>
      <NewestQuote view={view} />
      <div className={styles['customers']}>
        <p>{labels.customers}</p>
        <LogoLine label={labels.customers} items={customers} />
      </div>
      <TextSection id="advice" {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
