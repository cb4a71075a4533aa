import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Chart } from '#components/ui/chart/chart';
import { LogoLine } from '#components/ui/logo-line';
import { Section } from '#components/ui/section';
import { findShared } from '#lib/core/find-shared';
import type { CaseStudyLink, LeadingCase } from '#lib/page-model/shared-data';
import type { industryPage } from '#lib/families/industries/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './industry.module.css';

export type CustomersProps = {
  readonly title: string;
  readonly customers: TemplateProps<typeof industryPage>['view']['customers'];
  /** The case studies that there are. */
  readonly studies: readonly CaseStudyLink[];
  /** The one whose number is drawn before and after. */
  readonly leading: LeadingCase;
};

function Study({ name, path, figure }: CaseStudyLink): ReactNode {
  return (
    <p className={styles['study']}>
      <span>
        <strong>{figure.value}</strong> {figure.label}
      </span>
      <PageLink href={path}>{name}</PageLink>
    </p>
  );
}

/** The customers of an industry: who they are, since when, and the case study of each that has one. */
export function Customers({ title, customers, studies, leading }: CustomersProps): ReactNode {
  return (
    <Section id="customers" title={title} tone="mist">
      <ul className={styles['customers']}>
        {customers.map(({ name, slug, studyPath, what, since }) => {
          const study = studyPath && findShared(studies, studyPath);
          return (
            <li key={slug} {...(studyPath === leading.path && { 'data-drawn': '' })}>
              <LogoLine label={name} items={[{ name, slug }]} />
              <p>
                {what}
                <span>{since}</span>
              </p>
              {study && <Study {...study} />}
              {studyPath === leading.path && (
                <div className={styles['drawn']}>
                  <Chart chart={leading.chart} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
