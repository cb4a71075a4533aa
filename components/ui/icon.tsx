import type { ReactNode } from 'react';
import { iconShapes, type IconName } from './icon-shapes';
import styles from './icon.module.css';

export type IconProps = { readonly name: IconName };

/** A line drawing beside words, in their colour and size. It says nothing that the words do not. */
export function Icon({ name }: IconProps): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}
