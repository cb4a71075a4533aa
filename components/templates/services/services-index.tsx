import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/page/template';
import type { servicesIndex } from '#lib/families/services/family';
import { ContactBand } from '#components/blocks/contact-band';
import { LineMap } from '#components/blocks/line-map';
import { PageHead } from '#components/blocks/page-head';
import article from '../article.module.css';

/** All services as the lines of one network. */
export function ServicesIndex({ view, shared }: TemplateProps<typeof servicesIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <LineMap items={shared.services} level={2} />
      <ContactBand {...view.contact} />
    </div>
  );
}
