import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { PageLink } from '#page-link';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { LinkHeading } from '#components/ui/link-heading';
import { Section } from '#components/ui/section';
import type { referenceIndex } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';
import styles from './reference.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type Resource = TemplateProps<typeof referenceIndex>['view']['parts'][number]['resources'][number];

function ResourceEntry({ resource }: { readonly resource: Resource }): ReactNode {
  const { path, name, text, operations } = resource;
  return (
    <div className={styles['resource']}>
      <div>
        <LinkHeading level={3} href={path} name={name} />
        <p>{text}</p>
      </div>
      <ul className={styles['calls']}>
        {operations.map(({ name: operation, path: href, call }) => {
          const [method = '', address = ''] = call.split(' ');
          return (
            <li key={href}>
              <PageLink href={href}>{operation}</PageLink>
              <code translate="no">{method}</code>{' '}
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
  const { title, summary, version, parts, advice } = view;
  return (
    <div className={article['page']}>
      <PanelHead view={view} title={title} lead={summary} note={version} />
      <div className={styles['page']}>
        <Section id="advice" title={advice.title}>
          <TitledTexts items={advice.items} form="columns" />
        </Section>
        {parts.map((part) => (
          <Section key={part.id} id={part.id} title={part.title}>
            {part.resources.map((resource) => (
              <ResourceEntry key={resource.tag} resource={resource} />
            ))}
          </Section>
        ))}
      </div>
      <PageFeedback {...view.feedback} />
    </div>
  );
}
