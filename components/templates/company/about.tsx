import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { aboutPage } from '#lib/families/company/family';
import article from '../article.module.css';
import styles from './about.module.css';
import { BoardRoute } from './board-route';
import { History } from './history';
import { LockPanel } from './lock-panel';
import { Surroundings } from './surroundings';

type Props = { readonly view: TemplateProps<typeof aboutPage>['view'] };

function Place({ view: { place, surroundings } }: Props): ReactNode {
  return (
    <Section id="place" title={place.title} lead={place.lead} tone="mist">
      <dl className={styles['place']}>
        {place.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Surroundings {...surroundings} />
    </Section>
  );
}

/** The company: its size, what its name means, its years on a line of time, who leads it, where it is. */
export function About({ view }: TemplateProps<typeof aboutPage>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={<LockPanel locks={view.locks} />}>
        <PageHead view={view} title={view.title} lead={view.summary} />
      </PanelHead>
      <div className={styles['figures']}>
        <KeyFigures items={view.figures} />
      </div>
      <div className={styles['name']}>
        <SideHeaded html={view.html} />
      </div>
      <History history={view.history} />
      <BoardRoute board={view.board} />
      <Place view={view} />
      <OnwardSubject id="onward" title={view.onward.title} items={view.onward.pages} />
      <ContactBand
        title={view.contact.title}
        text={view.contact.lead}
        href={view.contactHref}
        action={view.contact.action}
        person={view.contact.person}
      />
    </div>
  );
}
