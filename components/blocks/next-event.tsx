import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { FileLink, type FileLinkProps } from '#components/ui/file-link';
import styles from './next-event.module.css';

export type NextEventProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly event?:
    | {
        readonly day: { readonly iso: string; readonly text: string };
        readonly hours: string;
        readonly place: string;
        readonly subject: string;
        readonly file: FileLinkProps;
      }
    | undefined;
  /** To sign up for it. */
  readonly children?: ReactNode;
};

function Event({ day, hours, place, subject, file }: NonNullable<NextEventProps['event']>): ReactNode {
  return (
    <>
      <h3>{subject}</h3>
      <p className={styles['date']}>
        <time dateTime={day.iso}>{day.text}</time>
        <span>{hours}</span>
        <span>{place}</span>
      </p>
      <FileLink {...file} />
    </>
  );
}

/** The next part of a series, drawn as a station on a track under construction. */
export function NextEvent({ id, title, text, event, children }: NextEventProps): ReactNode {
  return (
    <section className={styles['expected']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {event && <Event {...event} />}
        <p dangerouslySetInnerHTML={toMarkup(text)} />
        {children && <div className={styles['form']}>{children}</div>}
      </div>
    </section>
  );
}
