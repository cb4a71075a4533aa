import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '#components/ui/facts';
import head from './page-head.module.css';
import long from './long-text.module.css';

export type LongTextHeadProps = {
  readonly title: string;
  readonly lead: string;
  /** The day from which it is valid, where the box does not say it. */
  readonly note?: string | undefined;
  /** Who answers for the text: a plate beside title and lead, or a strip below them. */
  readonly box: Pick<FactsProps, 'id' | 'title' | 'items' | 'form'>;
  /** A drawing below the lead; the plate then begins at the lead, under a title as wide as the page. */
  readonly figure?: ReactNode;
};

/** What a text to look things up in is about, and who answers for it. */
export function LongTextHead({ title, lead, note, box, figure }: LongTextHeadProps): ReactNode {
  const isBox = box.form !== 'strip';
  const classes = [head['head'], isBox && head['small'], long['head'], figure && long['drawn']];
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      <div>
        <h1>{title}</h1>
        <p className={head['lead']}>{lead}</p>
        {note && <p className={head['note']}>{note}</p>}
        {figure}
      </div>
      <div className={isBox ? long['box'] : long['strip']}>
        <Facts {...box} />
      </div>
    </header>
  );
}
