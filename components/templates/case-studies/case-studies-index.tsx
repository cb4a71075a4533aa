import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { StudyList } from '#components/blocks/study-list';
import { FilterLinks } from '#components/ui/filter-links';
import { LogoLine } from '#components/ui/logo-line';
import type { TemplateProps } from '#lib/page/template';
import type { caseStudiesIndex } from '#lib/families/case-studies/family';
import article from '../article.module.css';
import styles from './case-studies-index.module.css';

/** Who works with the bank, then every case study with the number that tells most. */
export function CaseStudiesIndex({ view }: TemplateProps<typeof caseStudiesIndex>): ReactNode {
  const { customers, studies, industries, labels } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <div className={styles['customers']}>
        <p>{labels.customers}</p>
        <LogoLine label={labels.customers} items={customers} />
      </div>
      {industries.length > 0 && (
        <div className={styles['filter']}>
          <FilterLinks label={labels.industries} items={industries} />
        </div>
      )}
      <div className={styles['studies']}>
        <StudyList items={studies} level={2} />
      </div>
      <ContactBand {...view.contact} />
    </div>
  );
}
