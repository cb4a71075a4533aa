import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { BandLinks } from '#components/blocks/band-links';
import { ContentsList } from '#components/blocks/contents-list';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { Sources } from '#components/blocks/sources';
import { TelephoneList } from '#components/blocks/telephone-list';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { securityArticle } from '#lib/families/security/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import addressStyles from './address-parts.module.css';
import { MessageExamples } from './message-examples';
import styles from './security.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof securityArticle>['view'];

/** A URL in three parts with the real domain highlighted. */
function AddressParts({ address }: { readonly address: NonNullable<View['address']> }): ReactNode {
  const { before, beforeNote, real, realNote, after, afterNote, alt } = address;
  const parts = [
    { text: before, note: beforeNote },
    { text: real, note: realNote, isReal: true },
    { text: after, note: afterNote },
  ];
  return (
    <div className={addressStyles['frame']}>
      <div className={addressStyles['address']} role="img" aria-label={alt}>
        {parts.map(({ text, note, isReal }) => (
          <span key={text} className={isReal ? addressStyles['real'] : undefined}>
            <b>{text}</b>
            <span>{note}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Now({
  view: {
    now,
    emergency: { numbers },
  },
}: {
  readonly view: View;
}): ReactNode {
  return (
    <section id="now" className={styles['now']} data-theme="dark" aria-labelledby="now-title">
      <h2 id="now-title">{now.title}</h2>
      <ul className={styles['cases']}>
        {now.items.map((html, index) => (
          <li key={html}>
            <div dangerouslySetInnerHTML={toMarkup(html)} />
            {index === 0 && <TelephoneList items={numbers} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signs({ view: { signs, labels } }: { readonly view: View }): ReactNode {
  return (
    <section id="signs" className={styles['part']} aria-labelledby="signs-title">
      <h2 id="signs-title">{labels.signs}</h2>
      <ul className={styles['signs']}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stays in sight beside the text: the numbers to call, and where the text is from. */
function Notes({ view: { emergency, sources, labels } }: { readonly view: View }): ReactNode {
  return (
    <aside>
      <section aria-labelledby="block">
        <h2 id="block">{emergency.title}</h2>
        <TelephoneList items={emergency.numbers} />
      </section>
      <Sources id="sources" items={sources} labels={labels} />
    </aside>
  );
}

export function SecurityArticle({ view }: TemplateProps<typeof securityArticle>): ReactNode {
  return (
    <article className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.name}
        lead={view.summary}
        note={view.reviewed}
        figure={<Now view={view} />}
      />
      <div className={reading['reading']}>
        <ContentsList label={view.labels.onThisPage} headings={view.contents} />
        <div>
          <ReadingText html={view.text.before} form="article" />
          {view.address && <AddressParts address={view.address} />}
          {view.text.after && <ReadingText html={view.text.after} form="article" />}
          <Signs view={view} />
          <MessageExamples examples={view.examples} labels={view.labels} />
          <PageFeedback {...view.feedback} />
        </div>
        <Notes view={view} />
      </div>
      <NextPages id="ways" {...view.ways}>
        <BandLinks title={view.labels.related} items={view.related} />
      </NextPages>
    </article>
  );
}
