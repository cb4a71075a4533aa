import type { ReactNode } from 'react';
import styles from './team-panel.module.css';

export type TeamPanelProps = {
  readonly title: string;
  readonly teams: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly text: string;
  }[];
};

/** All teams as tracks of a panel: a route is set to those that look for people, and their names lead there. */
export function TeamPanel({ title, teams }: TeamPanelProps): ReactNode {
  const isChoice = teams.filter(({ count }) => count > 0).length > 1;
  return (
    <nav className={`${styles['panel']} ${isChoice ? '' : styles['single']}`.trim()} aria-labelledby="teams">
      <h2 id="teams">{title}</h2>
      <ul>
        {teams.map(({ id, name, count, text }) => (
          <li key={id} {...(count > 0 && { 'data-open': '' })}>
            {count > 0 ? <a href={`#${id}`}>{name}</a> : <span>{name}</span>}
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
