import type { ReactNode } from 'react';
import type { securityArticle } from '#lib/families/security/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './security.module.css';

type MessageExamplesProps = Pick<TemplateProps<typeof securityArticle>['view'], 'examples' | 'labels'>;

type SampleMessagesProps = Pick<MessageExamplesProps, 'examples'> & {
  readonly labels: Pick<MessageExamplesProps['labels'], 'example' | 'from' | 'subject' | 'giveaway'>;
};

/** Fraudulent messages with their telltale signs, marked as examples. */
export function SampleMessages({ examples, labels }: SampleMessagesProps): ReactNode {
  return examples.map(({ channel, from, subject, text, giveaway }) => (
    <figure key={text} className={styles['example']}>
      <blockquote>
        <p className={styles['mark']}>
          {labels.example}: {channel}
        </p>
        <dl>
          <dt>{labels.from}</dt>
          <dd>{from}</dd>
          {subject && <dt>{labels.subject}</dt>}
          {subject && <dd>{subject}</dd>}
        </dl>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{labels.giveaway}:</strong> {giveaway}
      </figcaption>
    </figure>
  ));
}

export function MessageExamples({ examples, labels }: MessageExamplesProps): ReactNode {
  if (examples.length === 0) return null;
  return (
    <section id="examples" className={styles['part']} aria-labelledby="examples-title">
      <h2 id="examples-title">{labels.examples}</h2>
      <p>{labels.examplesNote}</p>
      <SampleMessages examples={examples} labels={labels} />
    </section>
  );
}
