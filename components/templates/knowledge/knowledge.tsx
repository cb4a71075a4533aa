import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { PanelHead } from '#components/blocks/panel-head';
import { Network } from '#components/ui/network';
import rows from '#components/ui/row-list.module.css';
import { Section } from '#components/ui/section';
import { LinkHeading } from '#components/ui/link-heading';
import { Cover } from '#components/blocks/cover';
import { Drawing } from '#components/ui/chart/chart';
import { Icon } from '#components/ui/icon';
import type { KnowledgeHub, KnowledgeFigure, KnowledgeItem } from '#lib/page-model/shared-data';
import type { TemplateProps } from '#lib/page-model/template';
import type { knowledgePage } from '#lib/families/knowledge/family';
import layout from '../page.module.css';
import sectionStyles from './content-kind.module.css';
import styles from './knowledge.module.css';
import termStyles from './term-lines.module.css';

/** Abbreviations of the glossary's terms as labels, by subject. */
function TermLines({ lines }: Pick<KnowledgeHub, 'lines'>): ReactNode {
  return (
    <div className={termStyles['lines']}>
      {lines.map(({ name, terms }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul className={rows['rows']}>
            {terms.map((term) => (
              <li key={term.path}>
                <PageLink href={term.path}>
                  {term.short}
                  {term.short !== term.name && <span className="visually-hidden">: {term.name}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type SectionView = TemplateProps<typeof knowledgePage>['view']['sections']['blog'];

function Item({ item: { name, path, text, day } }: { readonly item: KnowledgeItem }): ReactNode {
  return (
    <>
      <LinkHeading level={3} href={path} name={name} />
      <p>{text}</p>
      <time dateTime={day.iso}>{day.text}</time>
    </>
  );
}

type SwimlaneProps = {
  readonly swimlanes: NonNullable<KnowledgeFigure['swimlanes']>;
  readonly pagePath: string;
};

function SwimlaneDrawings({ swimlanes, pagePath }: SwimlaneProps): ReactNode {
  const { half, narrow } = swimlanes.drawings;
  return (
    <div className={sectionStyles['swimlanes']} data-cover={pagePath}>
      <Drawing className={sectionStyles['half']} drawing={half} alt={swimlanes.alt} />
      <Drawing className={sectionStyles['narrow']} drawing={narrow} alt={swimlanes.alt} />
    </div>
  );
}

function Chapters({ items }: { readonly items: NonNullable<KnowledgeFigure['chapters']> }): ReactNode {
  return (
    <ol className={sectionStyles['chapters']}>
      {items.map(({ number, name, path }) => (
        <li key={path}>
          <PageLink href={path}>
            <b>{number}</b> {name}
          </PageLink>
        </li>
      ))}
    </ol>
  );
}

type NewestProps = {
  readonly items: readonly KnowledgeItem[];
  readonly figure?: KnowledgeFigure | undefined;
};

function Newest({
  items: [first, ...others],
  figure: { cover, swimlanes, chapters } = {},
}: NewestProps): ReactNode {
  if (!first) return null;
  return (
    <div className={cover ? sectionStyles['covered'] : undefined}>
      {swimlanes && <SwimlaneDrawings swimlanes={swimlanes} pagePath={first.path} />}
      {cover && (
        <div className={sectionStyles['cover']}>
          <Cover {...cover} pagePath={first.path} />
        </div>
      )}
      <div>
        <Item item={first} />
        {chapters && <Chapters items={chapters} />}
        <ul className={`${rows['rows']} ${sectionStyles['others']}`}>
          {others.map((item) => (
            <li key={item.path}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The newest items of a kind without a figure, beside each other. */
function Columns({ items }: Pick<NewestProps, 'items'>): ReactNode {
  return (
    <ul className={`${rows['rows']} ${sectionStyles['columns']}`}>
      {items.map((item) => (
        <li key={item.path}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

type KnowledgeSectionProps = NewestProps & { readonly section: SectionView; readonly children?: ReactNode };

/** One kind of content: its purpose, the newest item in detail, and the link to all. */
function KnowledgeSection({ section, children, ...newest }: KnowledgeSectionProps): ReactNode {
  const { id, title, text, path, all } = section;
  return (
    <section className={sectionStyles['kind']} aria-labelledby={id}>
      <LinkHeading level={2} id={id} href={path} name={title} />
      <p className={sectionStyles['purpose']}>{text}</p>
      <Newest {...newest} />
      {children}
      {newest.items.length !== 1 && (
        <p className={sectionStyles['all']}>
          <PageLink href={path}>
            {all}
            <Icon name="arrow" />
          </PageLink>
        </p>
      )}
    </section>
  );
}

export function Knowledge({ view, shared }: TemplateProps<typeof knowledgePage>): ReactNode {
  const hub = shared['knowledge-hub'];
  const { publications, podcast, webinars, blog, glossary } = view.sections;
  const newest = (id: string) => ({
    items: shared['latest-knowledge'].filter(({ kind }) => kind === id),
    figure: Object.entries(hub.figures).find(([kind]) => kind === id)?.[1],
  });
  return (
    <div className={layout['page']}>
      <div className={styles['head']}>
        <PanelHead view={view} title={view.title} lead={view.intro} figure={<Network map={hub.plan} />} />
      </div>
      <div className={styles['first']}>
        <KnowledgeSection section={publications} {...newest('publications')} />
      </div>
      <Section id="recordings" tone="ink">
        <div className={styles['pair']}>
          <KnowledgeSection section={podcast} {...newest('podcast')} />
          <KnowledgeSection section={webinars} {...newest('webinars')} />
        </div>
      </Section>
      <div className={styles['last']}>
        <KnowledgeSection section={blog} items={[]}>
          <Columns {...newest('blog')} />
        </KnowledgeSection>
        <KnowledgeSection section={glossary} items={[]}>
          <TermLines lines={hub.lines} />
        </KnowledgeSection>
      </div>
    </div>
  );
}
