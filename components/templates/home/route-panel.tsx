import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { findShared } from '#lib/core/find-shared';
import { NetworkPlan } from '#components/blocks/network-plan';
import { Screen } from '#components/ui/screen';
import { SegmentedControl } from '#components/ui/segmented-control';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './route-panel.module.css';
import set from './set-route.module.css';

type PanelView = TemplateProps<typeof homePage>['view']['panel'];

function Messages({ route, messages }: Pick<PanelView['routes'][number], 'route' | 'messages'>): ReactNode {
  return (
    <ol className={styles['messages']} data-route={route}>
      {messages.map(({ name, text, code }) => (
        <li key={text}>
          <strong>{name}</strong> <span>{text}</span>
          {code && (
            <code translate="no">
              <CodeText text={code} />
            </code>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Selectable use cases: the app screen, the route through the services, and its messages. Works without script. */
export function RoutePanel({ view: { panel }, shared }: TemplateProps<typeof homePage>): ReactNode {
  const findService = (slug: string) => findShared(shared.services, `${panel.services}${slug}/`);
  return (
    <div className={[styles['panel'], set['routes']].join(' ')}>
      <SegmentedControl
        legend={panel.legend}
        name="route"
        items={panel.routes.map(({ route, key }) => ({ value: route, label: key }))}
        initial="transfer"
      />
      <div className={styles['stage']}>
        <div className={styles['screens']}>
          {panel.routes.map(({ route, company, screen }) => (
            <div key={route} data-route={route}>
              <Screen
                {...screen}
                app={company}
                checks={screen.checks.map((text) => ({ text, result: 'passed' }))}
              />
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
