import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { FormView } from '#lib/core/form-view';
import { Icon } from '../icon';
import styles from './form.module.css';
import states from './form-states.module.css';
import lamp from './lamp.module.css';

type Props = { readonly view: FormView };

/** What kept the message from going out, and a way to try again. Filled by script. */
function Failure({ view: { words, telephone } }: Props): ReactNode {
  return (
    <div className={states['failure']} role="alert" data-failure="" hidden>
      <p className={states['stop']} />
      <a href={telephone.href} data-telephone="" hidden>
        {telephone.text}
      </a>
      <button type="submit" className="button-quiet">
        {words.retry}
      </button>
    </div>
  );
}

/** Says that the form becomes an e-mail, and shows it for copying. With a service, script shows it where that is not there. */
function MailNote({ view: { action, mail } }: Props): ReactNode {
  if (!mail) return null;
  return (
    <div
      className={states['mail']}
      data-mail={mail.address}
      data-subject={mail.subject}
      data-open={mail.open}
      hidden={action !== null}
    >
      <p>
        {mail.note} <a href={`mailto:${mail.address}`}>{mail.address}</a>
      </p>
      <div tabIndex={-1} data-copy="" hidden>
        <p>
          <strong>{mail.title}</strong>
        </p>
        <p>{mail.text}</p>
        <pre tabIndex={0} />
        <button type="button" className="button-quiet" data-done={mail.copied}>
          {mail.copy}
        </button>
      </div>
    </div>
  );
}

/** The steps around the review, which script shows when it is their turn. */
function ReviewButtons({ view: { review } }: Props): ReactNode {
  if (!review) return null;
  return (
    <>
      <button type="button" className="button-quiet" data-back="" hidden>
        {review.back}
      </button>
      <button type="button" className="button-quiet" data-print="" hidden>
        <Icon name="print" /> {review.print}
      </button>
    </>
  );
}

/** The end of a form: what becomes of the data, what went wrong, and the button. */
export function SubmitRow({ view }: Props): ReactNode {
  const { action, words, review, mail } = view;
  const isMail = action === null && mail !== null;
  return (
    <div className={styles['submit']}>
      <p className={styles['consent']} dangerouslySetInnerHTML={toMarkup(view.consent)} />
      <MailNote view={view} />
      <Failure view={view} />
      <div className={`${lamp['lamp']} ${styles['row']}`}>
        {/* Disabled it cannot be posted to nowhere by Enter; script turns it on. */}
        <button type="submit" className="button" data-submit={review?.check ?? ''} disabled={isMail}>
          {isMail ? mail.open : words.submit}
        </button>
        <ReviewButtons view={view} />
        <p role="status" data-status="" />
      </div>
    </div>
  );
}
