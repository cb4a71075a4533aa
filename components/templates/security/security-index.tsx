import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { LinkHeading } from '#components/ui/link-heading';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { securityIndex } from '#lib/families/security/family';
import layout from '../page.module.css';
import { SampleMessages } from './message-examples';
import index from './security-index.module.css';
import styles from './security.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof securityIndex>['view'];

type NewestProps = { readonly article: NonNullable<View['articles']['newest']> };

function Newest({ article: newest }: NewestProps): ReactNode {
  return (
    <div className={index['newest']}>
      <div>
        <LinkHeading level={3} href={newest.path} name={newest.name} />
        <p>{newest.text}</p>
        <h4>{newest.labels.signs}</h4>
        <ul className={styles['signs']}>
          {newest.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className={index['note']}>{newest.reviewed}</p>
      </div>
      <div>
        <SampleMessages examples={newest.example} labels={newest.labels} />
      </div>
    </div>
  );
}

function Articles({ articles: { items, sign } }: Pick<View, 'articles'>): ReactNode {
  return (
    <ul className={index['articles']}>
      {items.map((item) => (
        <li key={item.path}>
          <div>
            <LinkHeading level={3} href={item.path} name={item.name} />
            <p>{item.text}</p>
            <p className={index['note']}>{item.reviewed}</p>
          </div>
          <p className={index['sign']}>
            <b>{sign}</b> {item.sign}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Never({ never: { title, html, items } }: Pick<View, 'never'>): ReactNode {
  return (
    <Section id="never" title={title} tone="mist">
      <ul className={index['neverAsked']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={index['neverAskedText']} dangerouslySetInnerHTML={toMarkup(html)} />
    </Section>
  );
}

export function SecurityIndex({ view }: TemplateProps<typeof securityIndex>): ReactNode {
  const { emergency, now, never, articles } = view;
  return (
    <div className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<EmergencyPanel id="block" {...emergency} />}
      />
      <Section id="now" title={now.title}>
        <Steps items={now.steps} />
      </Section>
      <Never never={never} />
      <Section id="articles" title={articles.title}>
        {articles.newest && <Newest article={articles.newest} />}
        {articles.items.length > 0 && <Articles articles={articles} />}
      </Section>
      <PageFeedback {...view.feedback} />
      <NextPages id="ways" {...view.ways} />
    </div>
  );
}
