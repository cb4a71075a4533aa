import Link from 'next/link';
import type { ReactNode } from 'react';
import breadcrumb from '#components/blocks/breadcrumb.module.css';
import { ContentsList } from '#components/blocks/contents-list';
import cards from '#components/blocks/link-cards.module.css';
import styles from '#components/templates/article.module.css';
import prose from '#components/ui/prose.module.css';
import { typeset } from '#lib/i18n/typeset';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { Article, Surroundings } from './articles';
import { Markdown, parseMarkdown } from './markdown';

type Props = Surroundings & { readonly locale: Locale };

function ArticleLink({
  article,
  locale,
  rel,
}: {
  readonly article: Article;
  readonly locale: Locale;
  readonly rel?: string;
}): ReactNode {
  const { slug, name, abbreviation } = article;
  const title = abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
  return (
    <Link href={`/${locale}/glossary/${slug}/`} rel={rel}>
      {typeset(title, locale)}
    </Link>
  );
}

function Head({ article, locale }: Props): ReactNode {
  const chrome = translate.chrome[locale];
  return (
    <header className={styles.head}>
      <nav aria-label={chrome('breadcrumb')} className={breadcrumb.breadcrumb}>
        <ol>
          <li>
            <Link href={`/${locale}/`}>Stellwerk</Link>
          </li>
          <li>
            <Link href={`/${locale}/glossary/`}>{locale === 'en' ? 'Glossary' : 'Glossar'}</Link>
          </li>
        </ol>
      </nav>
      <h1>
        {typeset(article.name, locale)}
        {article.abbreviation && <abbr>{article.abbreviation}</abbr>}
      </h1>
      <p className={styles.lead}>{typeset(article.definition, locale)}</p>
      <p className={styles.note}>
        {translate.glossary[locale]('reviewed', { day: formatDay(article.reviewed, locale) })}
      </p>
    </header>
  );
}

function Sources({ article, locale }: Props): ReactNode {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{translate.glossary[locale]('sources')}</h2>
      <ul>
        {article.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {typeset(title, locale)}
              <span className="visually-hidden"> ({translate.chrome[locale]('opensInNewTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function After({ previous, next, related, locale }: Props): ReactNode {
  const t = translate.glossary[locale];
  return (
    <aside className={styles.after} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <ul className={cards.cards}>
        {related.map((article) => (
          <li key={article.slug}>
            <h3>
              <ArticleLink article={article} locale={locale} />
            </h3>
            <p>{typeset(article.definition, locale)}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.neighbours}>
        {previous && (
          <li>
            <span>{t('previous')}</span> <ArticleLink article={previous} locale={locale} rel="prev" />
          </li>
        )}
        {next && (
          <li>
            <span>{t('next')}</span> <ArticleLink article={next} locale={locale} rel="next" />
          </li>
        )}
      </ul>
    </aside>
  );
}

/** The site's glossary article with Next's own means: elements, not strings, and `next/link`. */
export function ArticlePage(props: Props): ReactNode {
  const { article, locale } = props;
  const { tokens, headings } = parseMarkdown(article.markdown, locale);
  return (
    <article className={styles.article}>
      <Head {...props} />
      <ContentsList label={translate.glossary[locale]('onThisPage')} headings={headings} />
      <div className={styles.body}>
        <div className={prose.prose}>
          <Markdown tokens={tokens} locale={locale} />
        </div>
        <Sources {...props} />
      </div>
      <After {...props} />
    </article>
  );
}
