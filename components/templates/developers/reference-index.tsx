import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { PageLink } from '#page-link';
import { HeadFacts } from '#components/blocks/head-facts';
import { StagedHead } from '#components/blocks/staged-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import { LinkHeading } from '#components/ui/link-heading';
import { Section } from '#components/ui/section';
import type { referenceIndex } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import { PageContents } from './page-contents';
import reference from './reference.module.css';
import styles from './reference-index.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type Resource = TemplateProps<typeof referenceIndex>['view']['parts'][number]['resources'][number];

function ResourceEntry({ resource }: { readonly resource: Resource }): ReactNode {
  const { path, name, text, count, operations } = resource;
  return (
    <div className={styles['resource']}>
      <div>
        <LinkHeading level={3} href={path} name={name} />
        <p>{text}</p>
      </div>
      <PhoneDisclosure label={count} />
      <ul className={styles['calls']}>
        {operations.map(({ name: operation, path: href, call }) => {
          const [method = '', address = ''] = call.split(' ');
          return (
            <li key={href}>
              <PageLink href={href}>{operation}</PageLink>
              <code translate="no" data-method={method}>
                {method}
              </code>{' '}
              <code translate="no">
                <CodeText text={address} />
              </code>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** All resources with all their operations. */
export function ReferenceIndex({ view }: TemplateProps<typeof referenceIndex>): ReactNode {
  const { title, summary, facts, parts, partsLabel, advice } = view;
  return (
    <div className={`${layout['page']} ${reference['page']}`}>
      <StagedHead view={view} title={title} lead={summary} stage={<HeadFacts items={facts} />}>
        <PageContents label={partsLabel} headings={parts.map(({ id, title: text }) => ({ id, text }))} />
      </StagedHead>
      {parts.map((part) => (
        <Section key={part.id} id={part.id} title={part.title}>
          {part.resources.map((resource) => (
            <ResourceEntry key={resource.tag} resource={resource} />
          ))}
        </Section>
      ))}
      <Section id="advice" title={advice.title} tone="mist">
        <TitledTexts items={advice.items} form="columns" />
      </Section>
      <PageFeedback {...view.feedback} />
    </div>
  );
}
