import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { Section } from '#components/ui/section';
import type { developersPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import { CentsPlan } from './cents-plan';
import styles from './cents.module.css';

type Cents = TemplateProps<typeof developersPage>['view']['cents'];

/** Four amounts, four platforms: a key sets the way. Without `:has` all outcomes are told. */
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
        <CentsPlan title={title} />
        <div>
          {outcomes.map(({ state, html }) => (
            <p key={state} data-state={state} dangerouslySetInnerHTML={toMarkup(html)} />
          ))}
        </div>
      </div>
    </Section>
  );
}
