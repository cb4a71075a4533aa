import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { LogoLine } from '#components/ui/logo-line';
import type { TemplateProps } from '#lib/page/template';
import type { industriesIndex } from '#lib/families/industries/family';
import article from '../article.module.css';
import rows from '#components/ui/row-list.module.css';
import styles from './industries-index.module.css';

/** The industries, each with the claim that its page makes good and the customers who belong to it. */
export function IndustriesIndex({ view }: TemplateProps<typeof industriesIndex>): ReactNode {
  const { labels } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <ul className={`${rows['rows']} ${rows['edged']} ${styles['industries']}`}>
        {view.industries.map(({ name, path, title, text, customers }) => (
          <li key={path}>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <div className={styles['claim']}>
              <p className={styles['title']}>{title}</p>
              <p>{text}</p>
            </div>
            <div className={styles['customers']}>
              <LogoLine label={`${labels.customers}: ${name}`} items={customers} />
            </div>
          </li>
        ))}
      </ul>
      <ContactBand {...view.contact} />
    </div>
  );
}
