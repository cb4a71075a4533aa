import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { FileLink, type FileLinkProps } from '#components/ui/file-link';
import styles from './expected.module.css';

export type ExpectedProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  /** HTML made from the site's own Markdown. */
  readonly text: string;
  /** Once its day is known. */
  readonly event?:
    | {
        readonly day: { readonly iso: string; readonly text: string };
        readonly hours: string;
        readonly place: string;
        readonly subject: string;
        readonly file: FileLinkProps;
      }
    | undefined;
};

function Event({ day, hours, place, subject, file }: NonNullable<ExpectedProps['event']>): ReactNode {
  return (
    <>
      <h3>{subject}</h3>
      <p className={styles['when']}>
        <time dateTime={day.iso}>{day.text}</time>
        <span>{hours}</span>
        <span>{place}</span>
      </p>
      <FileLink {...file} />
    </>
  );
}

/** What comes next in a series: a station on a line that is not laid yet. */
export function Expected({ id, title, text, event }: ExpectedProps): ReactNode {
  return (
    <section className={styles['expected']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {event && <Event {...event} />}
        <p dangerouslySetInnerHTML={toMarkup(text)} />
      </div>
    </section>
  );
}
