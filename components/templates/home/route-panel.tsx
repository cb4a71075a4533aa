import type { ReactNode } from 'react';
import { NetworkPlan } from '#components/blocks/network-plan';
import { AppScreen } from '#components/ui/app-screen';
import { Keys } from '#components/ui/keys';
import { findShared } from '#lib/core/find-shared';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './route-panel.module.css';
import set from './set-route.module.css';

type PanelView = TemplateProps<typeof homePage>['view']['panel'];

function Messages({ route, messages }: Pick<PanelView['routes'][number], 'route' | 'messages'>): ReactNode {
  return (
    <ol className={styles['messages']} data-route={route}>
      {messages.map(({ name, text, code }) => (
        <li key={name}>
          <strong>{name}</strong> <span>{text}</span>
          {code && <code translate="no">{code}</code>}
        </li>
      ))}
    </ol>
  );
}

/**
 * The panel of the signal box: a key sets the route of one customer's wish, and shows the app, the way through
 * the services and what happens on it. Style sheet alone: it works without a script.
 */
export function RoutePanel({
  panel,
  services,
}: {
  readonly panel: PanelView;
  readonly services: TemplateProps<typeof homePage>['shared']['services'];
}): ReactNode {
  const findService = (slug: string) => findShared(services, `${panel.services}${slug}/`);
  return (
    <div className={[styles['panel'], set['routes']].join(' ')}>
      <Keys
        legend={panel.legend}
        name="route"
        items={panel.routes.map(({ route, key }) => ({ value: route, key }))}
        first="transfer"
      />
      <div className={styles['stage']}>
        <div className={styles['screens']}>
          {panel.routes.map(({ route, company, screen }) => (
            <div key={route} data-route={route}>
              <AppScreen company={company} {...screen} />
            </div>
          ))}
        </div>
        <div className={styles['board']}>
          <NetworkPlan words={panel.plan} findService={findService} />
          <div className={styles['logs']}>
            {panel.routes.map(({ route, messages }) => (
              <Messages key={route} route={route} messages={messages} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
