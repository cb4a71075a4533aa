import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import type { caseStudy } from '#lib/families/case-studies/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './case-services.module.css';

/** The services that carry what was built, a plate each. */
export function CaseServices({ view, shared }: TemplateProps<typeof caseStudy>): ReactNode {
  const services = view.servicePaths.map((path) => findShared(shared.services, path));
  return (
    <section className={styles['services']} aria-labelledby="services-used">
      <h2 id="services-used">{view.labels.servicesUsed}</h2>
      <ul>
        {services.map(({ name, path, text }) => (
          <li key={path}>
            <h3 className="plate">
              <PageLink href={path}>{name}</PageLink>
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
