import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { LinkHeading } from '#components/ui/link-heading';
import { Section } from '#components/ui/section';
import { toMarkup } from '#lib/core/markup';
import type { PartOf } from './part';
import styles from './guides.module.css';

/** The guides with their parts. The ids are addresses that the parts had when all was one page. */
export function Guides({ part }: { readonly part: PartOf<'guides'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead} tone="mist">
      <div className={styles['guides']}>
        {part.items.map(({ name, path, text, parts }) => (
          <div key={path}>
            <LinkHeading level={3} href={path} name={name} />
            <p>{text}</p>
            <ul className="dotted-links">
              {parts.map((stop) => (
                <li key={stop.id} id={stop.id}>
                  <PageLink id={stop.anchor} href={stop.path}>
                    {stop.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Other pages for developers, and how the interface is doing. */
export function More({ part }: { readonly part: PartOf<'more'> }): ReactNode {
  const { id, title, items, status } = part;
  return (
    <Section id={id} title={title} tone="mist">
      <ul className={styles['more']}>
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <LinkHeading level={3} id={item.anchor} href={item.path} name={item.name} />
            <p>{item.text}</p>
          </li>
        ))}
        <li>
          <h3>{status.title}</h3>
          <p dangerouslySetInnerHTML={toMarkup(status.html)} />
        </li>
      </ul>
    </Section>
  );
}
