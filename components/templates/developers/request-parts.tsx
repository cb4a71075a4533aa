import type { ReactNode } from 'react';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { toMarkup } from '#lib/core/markup';
import { CodeSample } from './code-sample';
import styles from './developers.module.css';
import type { PartOf } from './part';

export function Access({ part }: { readonly part: PartOf<'access'> }): ReactNode {
  const { token } = part;
  return (
    <Section id={part.id} title={part.title} lead={part.lead}>
      <div className={styles['messages']}>
        <div>
          <div>
            <h3>{token.title}</h3>
            <p dangerouslySetInnerHTML={toMarkup(token.html)} />
          </div>
          {token.codes.map((code) => (
            <CodeSample key={code.label} {...code} />
          ))}
        </div>
      </div>
      <TitledTexts items={part.items} form="columns" />
    </Section>
  );
}

export function Resources({ part }: { readonly part: PartOf<'resources'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} tone="mist">
      <DataTable {...part.table} repeatsHeading />
      <div className={styles['reasons']}>
        <TitledTexts items={part.items} form="columns" />
      </div>
    </Section>
  );
}

export function Rules({ part }: { readonly part: PartOf<'rules'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title}>
      <TitledTexts items={part.items} form="columns" />
      <ul className={styles['rules']}>
        {part.examples.map(({ title, html, code }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className={styles['codes']}>
              <p dangerouslySetInnerHTML={toMarkup(html)} />
              <CodeSample {...code} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Errors({ part }: { readonly part: PartOf<'errors'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead} tone="mist">
      <div className={styles['errors']}>
        <DataTable {...part.table} repeatsHeading />
      </div>
    </Section>
  );
}
