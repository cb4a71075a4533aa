import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/content/page';
import type { GlossaryArticleView } from '#lib/families/glossary/view';
import article from '../article.module.css';

function Sources({ view: { sources, labels } }: { readonly view: GlossaryArticleView }): ReactNode {
  return (
    <section className={article['sources']} aria-labelledby="sources">
      <h2 id="sources">{labels.sources}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> ({labels.opensInNewTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ view: { previous, next, labels } }: { readonly view: GlossaryArticleView }): ReactNode {
  return (
    <ul className={article['neighbours']}>
      {previous && (
        <li>
          <span>{labels.previous}</span> <a href={previous.path} rel="prev">{previous.name}</a>
        </li>
      )}
      {next && (
        <li>
          <span>{labels.next}</span> <a href={next.path} rel="next">{next.name}</a>
        </li>
      )}
    </ul>
  );
}

/** One term: meaning first, then the text, what it rests on, and where to read on. */
export function GlossaryArticle({ view }: TemplateProps<GlossaryArticleView>): ReactNode {
  return (
    <article className={article['article']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>
          {view.name}
          {view.abbreviation && <abbr>{view.abbreviation}</abbr>}
        </h1>
        <p className={article['lead']}>{view.definition}</p>
        <p className={article['note']}>{view.reviewed}</p>
      </header>
      <ContentsList label={view.labels.onThisPage} headings={view.contents} />
      <div>
        <Prose html={view.html} />
        <Sources view={view} />
      </div>
      <aside className={article['after']} aria-labelledby="related">
        <h2 id="related">{view.labels.related}</h2>
        <LinkCards items={view.related} />
        <Neighbours view={view} />
      </aside>
    </article>
  );
}
