import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './tabs.module.css';

export type TabsProps = {
  readonly id: string;
  /** `id` is the fragment of the panel; `html` comes from the site's own Markdown. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  /** Level of the headings that stand for the tabs where there is no script. */
  readonly level?: 3 | 4;
};

/**
 * Alternatives of which one is read at a time. Headings and texts as they stand here; the chrome's
 * tabs behaviour shows the hidden list and makes them tabs and panels.
 */
export function Tabs({ id, items, level = 3 }: TabsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div id={id} className={styles['tabs']}>
      <div role="tablist" hidden>
        {items.map((item) => (
          <button key={item.id} type="button" role="tab" id={`${item.id}-tab`} aria-controls={item.id}>
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <section key={item.id} id={item.id}>
          <Heading>{item.title}</Heading>
          <Prose html={item.html} />
        </section>
      ))}
    </div>
  );
}
