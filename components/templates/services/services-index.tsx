import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import type { TemplateProps } from '#lib/content/page';
import type { ServicesIndexView } from '#lib/families/services/view';
import { LineMap } from '#components/blocks/line-map';
import article from '../article.module.css';

/** All services as the lines of one network. */
export function ServicesIndex({ view, shared }: TemplateProps<ServicesIndexView, 'services'>): ReactNode {
  return (
    <div className={article['page']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.intro}</p>
      </header>
      <LineMap items={shared.services} level={2} />
    </div>
  );
}
