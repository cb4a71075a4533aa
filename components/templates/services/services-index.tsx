import type { ReactNode } from 'react';
import { Advice } from '#components/blocks/advice';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadAction } from '#components/blocks/head-action';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { ServiceBoard } from '#components/blocks/service-board';
import { ServiceMap } from '#components/blocks/service-map';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page-model/template';
import type { servicesIndex } from '#lib/families/services/family';
import article from '../article.module.css';
import styles from './services-index.module.css';

/** All services: on one plan, and as three lines with a departure board each. */
export function ServicesIndex({ view, shared }: TemplateProps<typeof servicesIndex>): ReactNode {
  const findService = (slug: string) => findShared(shared.services, `${view.services}${slug}/`);
  return (
    <div className={article['page']}>
      <PanelHead stage={<ServiceMap words={view.plan} note={view.planNote} findService={findService} />}>
        <PageHead view={view} title={view.title} lead={view.intro}>
          <HeadAction {...view.contact} />
        </PageHead>
      </PanelHead>
      <div className={styles['boards']}>
        <ServiceBoard {...view.board} services={shared.services} level={2} />
      </div>
      <Advice {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
