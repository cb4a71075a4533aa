import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '#components/ui/facts';
import head from './page-head.module.css';
import long from './long-text.module.css';

export type LongTextHeadProps = {
  readonly title: string;
  readonly lead: string;
  /** The day from which it is valid, where the box does not say it. */
  readonly note?: string | undefined;
  /** Who answers for the text. */
  readonly box: Pick<FactsProps, 'id' | 'title' | 'items'>;
};

/** What a text to look things up in is about, and on a plate beside it who answers for it. */
export function LongTextHead({ title, lead, note, box }: LongTextHeadProps): ReactNode {
  return (
    <header className={`${head['head']} ${head['small']} ${long['head']}`}>
      <div>
        <h1>{title}</h1>
        <p className={head['lead']}>{lead}</p>
        {note && <p className={head['note']}>{note}</p>}
      </div>
      <div className={long['box']}>
        <Facts {...box} />
      </div>
    </header>
  );
}
