import type { ReactNode } from 'react';
import { Advice } from '#components/blocks/advice';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Vignette } from '#components/blocks/vignette';
import { Diagram } from '#components/ui/diagram/diagram';
import { LogoLine } from '#components/ui/logo-line';
import { Plate } from '#components/ui/plate';
import type { TemplateProps } from '#lib/page/template';
import type { industriesIndex } from '#lib/families/industries/family';
import article from '../article.module.css';
import styles from './industries-index.module.css';
import { LinePlan } from './line-plan';

type Props = TemplateProps<typeof industriesIndex>;

/** An industry from inside: its claim, its app, what is done with it, the flow of its money. */
function Inside({
  industry: { name, path, title, text, action, vignette, useCases, diagram, customers },
  label,
}: {
  readonly industry: Props['view']['industries'][number];
  readonly label: string;
}): ReactNode {
  return (
    <section className={styles['inside']}>
      <div className={styles['words']}>
        <p>
          <Plate name={name} />
        </p>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p className={styles['text']}>{text}</p>
        <LogoLine label={`${label}: ${name}`} items={customers} />
        <p>
          <a className="button-quiet" href={path}>
            {action}
          </a>
        </p>
      </div>
      <ul className={styles['uses']}>
        {useCases.map((useCase) => (
          <li key={useCase}>
            <a href={`${path}#use-cases`}>{useCase}</a>
          </li>
        ))}
      </ul>
      <div className={styles['screen']}>
        <Vignette vignette={vignette} />
      </div>
      {diagram && (
        <div className={styles['diagram']}>
          <Diagram diagram={diagram} />
        </div>
      )}
    </section>
  );
}

/** The industries: the plan of all of them, and from inside those that have a page. */
export function IndustriesIndex({ view, shared }: Props): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={<LinePlan view={view} shared={shared} />}>
        <PageHead view={view} title={view.title} lead={view.intro} />
      </PanelHead>
      {view.industries.map((industry) => (
        <Inside key={industry.path} industry={industry} label={view.labels.customers} />
      ))}
      <Advice {...view.advice} />
      <ContactBand {...view.contact} />
    </div>
  );
}
