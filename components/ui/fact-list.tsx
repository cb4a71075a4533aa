import type { ReactNode } from 'react';

export type FactListProps = {
  readonly items: readonly { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode }[];
  readonly className?: string | undefined;
  readonly valueClassName?: string | undefined;
  readonly noteClassName?: string | undefined;
};

export function FactList({ items, className, valueClassName, noteClassName }: FactListProps): ReactNode {
  return (
    <dl className={className}>
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={valueClassName}>{value}</dd>
          {note && <dd className={noteClassName}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
