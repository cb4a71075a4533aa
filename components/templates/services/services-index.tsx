import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import { TextSection } from '#components/blocks/text-section';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadAction } from '#components/blocks/head-action';
import { StagedHead } from '#components/blocks/staged-head';
import { ServiceBoard } from '#components/blocks/service-board';
import { ServiceMap } from '#components/blocks/service-map';
import type { TemplateProps } from '#lib/page-model/template';
import type { servicesIndex } from '#lib/families/services/family';
import layout from '../page.module.css';
import styles from './services-index.module.css';

export function ServicesIndex({ view, shared }: TemplateProps<typeof servicesIndex>): ReactNode {
  const findService = (slug: string) => findShared(shared.services, `${view.services}${slug}/`);
  return (
    <div className={layout['page']}>
      <StagedHead
        stage={<ServiceMap words={view.plan} note={view.planNote} findService={findService} />}
        view={view}
        title={view.title}
        lead={view.intro}
      >
        <HeadAction {...view.contact} />
      </StagedHead>
      <div className={styles['boards']}>
        <ServiceBoard {...view.board} services={shared.services} />
      </div>
      <TextSection id="advice" {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
