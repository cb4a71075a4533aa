import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { AboutView } from '#lib/families/company/about-view';
import styles from './board-route.module.css';

export type BoardRouteProps = Pick<AboutView, 'board'>;

/** Where someone stands at the route of a new programme: at its start, or at a signal, as on all plans, that has to be clear. */
function Stand({ hasVeto }: { readonly hasVeto: boolean }): ReactNode {
  return (
    <svg className={styles['stand']} viewBox="0 0 40 46.4" aria-hidden="true" focusable="false">
      {hasVeto ? (
        <g>
          <path d="M0 36.4h12M6 36.4v-18h10" />
          <circle cx="27" cy="18.4" r="11" />
          <circle className={styles['light']} cx="27" cy="18.4" r="6" />
        </g>
      ) : (
        <circle className={styles['start']} cx="6.4" cy="46.4" r="6.4" />
      )}
    </svg>
  );
}

/** The board along the route that a new programme takes: two of its signals are in somebody's hands. */
export function BoardRoute({ board }: BoardRouteProps): ReactNode {
  return (
    <Section id="board" title={board.title} lead={board.lead}>
      <div className={styles['panel']}>
        <p className={styles['caption']}>{board.veto}</p>
        <ul className={styles['people']}>
          {board.people.map(({ name, role, task, hasVeto }) => (
            <li key={name}>
              <Stand hasVeto={hasVeto} />
              <Person name={name} role={role} text={task} />
            </li>
          ))}
        </ul>
        <p className={styles['goal']}>{board.goal}</p>
      </div>
      <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(board.html)} />
    </Section>
  );
}
