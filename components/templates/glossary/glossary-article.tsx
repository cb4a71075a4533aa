import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { Sources } from '#components/blocks/sources';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/content/page';
import type { GlossaryArticleView } from '#lib/families/glossary/view';
import article from '../article.module.css';

function Neighbours({ view: { previous, next, labels } }: { readonly view: GlossaryArticleView }): ReactNode {
  return (
    <ul className={article['neighbours']}>
      {previous && (
        <li>
          <span>{labels.previous}</span>{' '}
          <a href={previous.path} rel="prev">
            {previous.name}
          </a>
        </li>
      )}
      {next && (
        <li>
          <span>{labels.next}</span>{' '}
          <a href={next.path} rel="next">
            {next.name}
          </a>
        </li>
      )}
    </ul>
  );
}

function Term({ view: { name, abbreviation } }: { readonly view: GlossaryArticleView }): ReactNode {
  return (
    <>
      {name}
      {abbreviation && <abbr>{abbreviation}</abbr>}
    </>
  );
}

/** One term: meaning first, then the text, what it rests on, and where to read on. */
export function GlossaryArticle({ view }: TemplateProps<GlossaryArticleView>): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead view={view} title={<Term view={view} />} lead={view.definition} note={view.reviewed} />
      <ContentsList label={view.labels.onThisPage} headings={view.contents} />
      <div>
        <Prose html={view.html} />
        <Sources id="sources" items={view.sources} labels={view.labels} />
      </div>
      <aside className={article['after']} aria-labelledby="related">
        <h2 id="related">{view.labels.related}</h2>
        <LinkCards items={view.related} />
        <Neighbours view={view} />
      </aside>
      <ContactBand
        title={view.labels.contact}
        text={view.labels.contactText}
        href={view.contactHref}
        action={view.labels.contactAction}
      />
    </article>
  );
}
