import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Facts } from '#components/ui/facts';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page/template';
import type { formPage } from '#lib/families/forms/family';
import styles from './form-page.module.css';

/** Something to take part in: what it brings first, then how, then what becomes of the data. */
export function FormPage({ view }: TemplateProps<typeof formPage>): ReactNode {
  const { participate } = view;
  return (
    <div className={styles['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} />
      <div className={styles['columns']}>
        <section className={styles['participate']} aria-labelledby="participate">
          <h2 id="participate">{participate.title}</h2>
          <p dangerouslySetInnerHTML={{ __html: participate.html }} />
          <a className="button" href={participate.href}>
            {participate.action}
          </a>
        </section>
        <Facts id="facts" title={view.labels.facts} items={view.facts} />
      </div>
      <Prose html={view.html} />
    </div>
  );
}
