import type { ReactNode } from 'react';
import { iconShapes, type IconName } from './icon-shapes';
import styles from './icon.module.css';

export type IconProps = { readonly name: IconName };

/** A decorative icon in the colour and size of the text beside it. */
export function Icon({ name }: IconProps): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}
