import type { ReactNode } from 'react';
import type { Fixture } from './fixture';
import { fixtures } from './fixtures';
import styles from './gallery.module.css';

const themes = ['light', 'dark'] as const;

function toId(...words: readonly string[]): string {
  return words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function States({ name, wide = false, states }: Fixture): ReactNode {
  return Object.entries(states).map(([state, render]) => (
    <div key={state} className={wide ? styles['wide'] : styles['pair']}>
      <p className={styles['state']}>{state}</p>
      {themes.map((theme) => (
        <div key={theme} className={styles['pane']} data-theme={theme} data-page="">
          {render(toId(name, state, theme))}
          <span hidden />
        </div>
      ))}
    </div>
  ));
}

/** Every component in all states and both themes; in the development server only. */
export function Gallery(): ReactNode {
  return (
    <main id="main" className={styles['gallery']}>
      <h1>Components</h1>
      <nav aria-label="Components">
        <ul className={styles['index']}>
          {fixtures.map(({ name }) => (
            <li key={name}>
              <a href={`#${toId(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {fixtures.map((fixture) => (
        <section key={fixture.name} id={toId(fixture.name)} aria-label={fixture.name}>
          <h2>{fixture.name}</h2>
          <States {...fixture} />
        </section>
      ))}
    </main>
  );
}
