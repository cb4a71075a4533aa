import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Advice } from '#components/blocks/advice';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { Vignette } from '#components/blocks/vignette';
import { Chart } from '#components/ui/chart/chart';
import { findShared } from '#lib/core/find-shared';
import { FilterLinks } from '#components/ui/filter-links';
import { ListFilter } from '#components/ui/list-filter';
import { LogoLine } from '#components/ui/logo-line';
import { Quote } from '#components/ui/quote';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { caseStudiesIndex } from '#lib/families/case-studies/family';
import article from '../article.module.css';
import styles from './case-studies-index.module.css';
import { MeasureRows } from './measure-rows';

type Props = TemplateProps<typeof caseStudiesIndex>;
type View = Props['view'];

/** The newest study: a screen of its product, and the measure that tells most. */
function Leading({ newest }: Pick<View, 'newest'>): ReactNode {
  return (
    newest && (
      <div className={styles['leading']}>
        {newest.vignette && <Vignette vignette={newest.vignette} />}
        <Chart chart={newest.chart} />
      </div>
    )
  );
}

/** The newest study from inside: what somebody at the customer says, and where the story stands. */
function Inside({ view: { inside, labels } }: { readonly view: View }): ReactNode {
  return (
    inside && (
      <Section id="newest" title={labels.inside}>
        <div className={styles['inside']}>
          <Quote {...inside.quote} />
          <div>
            <h3>
              <PageLink href={inside.path}>{inside.name}</PageLink>
            </h3>
            <p>{inside.summary}</p>
          </div>
        </div>
      </Section>
    )
  );
}

/** The filter, its services named as their pages are. */
function Choice({ view: { choice, industries, labels }, shared }: Props): ReactNode {
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

/** What companies measured before and after, a row each; then who else works with the bank. */
export function CaseStudiesIndex({ view, shared }: Props): ReactNode {
  const { customers, groups, labels, newest } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} figure={<Leading newest={newest} />}>
        {newest && (
          <p className={styles['read']}>
            <PageLink className="button" href={newest.path}>
              {labels.read}
            </PageLink>
          </p>
        )}
      </PageHead>
      <Section id="measures" title={labels.measures} lead={labels.measuresLead} tone="mist">
        <Choice view={view} shared={shared} />
        <MeasureRows groups={groups} />
      </Section>
      <Inside view={view} />
      <div className={styles['customers']}>
        <p>{labels.customers}</p>
        <LogoLine label={labels.customers} items={customers} />
      </div>
      <Advice {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
