import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import type { developersPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './cents.module.css';

type Cents = TemplateProps<typeof developersPage>['view']['cents'];

/** The way to each platform, at 45 degrees: points one behind the other. */
const ways = {
  rejected: { y: 24, d: 'M0 96H60L132 24H200' },
  on_hold: { y: 96, d: 'M0 96H200' },
  returned: { y: 168, d: 'M0 96H84L156 168H200' },
} as const;

function Points({ cents: { outcomes, title } }: { readonly cents: Cents }): ReactNode {
  return (
    <svg viewBox="0 0 340 192" width="340" height="192" role="img" aria-label={title}>
      <path
        className={styles['bed']}
        d={Object.values(ways)
          .map(({ d }) => d)
          .join('')}
      />
      {outcomes.map(({ state }) => (
        <g key={state} data-state={state}>
          <path className={styles['edge']} d={ways[state].d} />
          <path className={styles['lit']} d={ways[state].d} />
          <rect x="196" y={ways[state].y - 17} width="136" height="34" rx="2" />
          <circle cx="213" cy={ways[state].y} r="5" />
          <text x="228" y={ways[state].y + 5}>
            {state}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Three amounts, three platforms: a key sets the way. Without `:has` all three outcomes are told. */
export function CentsSwitch({ cents }: { readonly cents: Cents }): ReactNode {
  const { title, lead, legend, outcomes } = cents;
  return (
    <Section id="cents" title={title} lead={lead} tone="mist">
      <div className={styles['switch']}>
        <fieldset>
          <legend>{legend}</legend>
          {outcomes.map(({ amount, state }, index) => (
            <label key={state}>
              <input type="radio" name="cents" value={state} defaultChecked={index === 0} />
              <span>
                {amount.slice(0, -3)}
                <b>{amount.slice(-3)}</b>
              </span>
            </label>
          ))}
        </fieldset>
        <Points cents={cents} />
        <div>
          {outcomes.map(({ state, html }) => (
            <p key={state} data-state={state} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
      </div>
    </Section>
  );
}
