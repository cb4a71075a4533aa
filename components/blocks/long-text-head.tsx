import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '#components/ui/facts';
import head from './page-head.module.css';
import long from './long-text.module.css';

export type LongTextHeadProps = {
  readonly title: string;
  readonly lead: string;
  /** Date of validity, if the box does not state it. */
  readonly note?: string | undefined;
  /** Who is responsible: a box beside the title, or a strip below it. */
  readonly box: Pick<FactsProps, 'id' | 'title' | 'items' | 'form'>;
  /** A drawing below the lead; the title then takes the full width, above the box. */
  readonly figure?: ReactNode;
};

/** Head of a reference text: title, lead and who is responsible. */
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
