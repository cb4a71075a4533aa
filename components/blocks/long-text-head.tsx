import type { ReactNode } from 'react';
import { FactBox } from '#components/ui/fact-box';
import type { FactsProps } from '#components/ui/fact-values';
import head from './page-head.module.css';
import long from './long-text.module.css';

export type LongTextHeadProps = {
  readonly title: string;
  readonly lead: string;
  /** Date of validity, if the box does not state it. */
  readonly note?: string | undefined;
  /** Who is responsible, beside the title. */
  readonly box: FactsProps;
  /** A drawing below the lead; the title then takes the full width, above the box. */
  readonly figure?: ReactNode;
};

/** Head of a reference text: title, lead and who is responsible. */
export function LongTextHead({ title, lead, note, box, figure }: LongTextHeadProps): ReactNode {
  const classes = [head['head'], head['small'], long['head'], figure && long['drawn']];
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      <div>
        <h1>{title}</h1>
        <p className={head['lead']}>{lead}</p>
        {note && <p className={head['note']}>{note}</p>}
        {figure}
      </div>
      <div className={long['box']}>
        <FactBox {...box} />
      </div>
    </header>
  );
}
