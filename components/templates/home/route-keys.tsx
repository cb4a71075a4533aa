import type { ReactNode } from 'react';
import type { RouteName } from '#lib/families/home/panel-schema';
import styles from './route-keys.module.css';

export type RouteKeysProps = {
  /** The question that the keys complete. */
  readonly legend: string;
  readonly routes: readonly { readonly route: RouteName; readonly key: string }[];
};

/** The keys of the panel: one of them is always set. */
export function RouteKeys({ legend, routes }: RouteKeysProps): ReactNode {
  return (
    <fieldset className={styles['keys']}>
      <legend>{legend}</legend>
      <div>
        {routes.map(({ route, key }) => (
          <label key={route}>
            <input type="radio" name="route" value={route} defaultChecked={route === 'transfer'} />
            <span>{key}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
