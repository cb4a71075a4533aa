import type { ReactNode } from 'react';
import '#components/ui/dotted-links-across.css';
import { PageLink } from '#page-link';
import { Icon } from '#components/ui/icon';
import { OfflineSwitch } from '#components/ui/offline-switch';
import type { TemplateProps } from '#lib/page-model/template';
import type { errorPage } from '#lib/families/error/family';
import { ErrorDiagram } from './error-diagram';
import styles from './error.module.css';

type View = TemplateProps<typeof errorPage>['view'];

/** The offline page contains both texts; the service worker shows one of them. */
function Text({ text, offlineText }: Pick<View, 'text' | 'offlineText'>): ReactNode {
  if (offlineText === undefined) return <p className={styles['text']}>{text}</p>;
  return (
    <>
      <p className={styles['text']} data-offline="no">
        {text}
      </p>
      <p className={styles['text']} data-offline="yes" hidden>
        {offlineText}
      </p>
    </>
  );
}

type LinksProps = Pick<View, 'linksTitle' | 'links' | 'offlineText'>;

/** Links to other pages; the service worker fills those of the offline page with stored pages. */
function Links({ linksTitle, links, offlineText }: LinksProps): ReactNode {
  const offline = offlineText !== undefined;
  return (
    <section className={styles['moreLinks']} {...(offline && { 'data-offline': 'list', hidden: true })}>
      <h2>{linksTitle}</h2>
      <ul className={styles['links']} {...(offline && { 'data-offline-list': '' })}>
        {links.map(({ name, path, language }) => (
          <li key={path}>
            <PageLink className="badge" href={path} {...(language && { hrefLang: language })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The requested path, filled by script. */
function RequestedPath({ label }: NonNullable<View['asked']>): ReactNode {
  return (
    <p className={styles['requestedPath']} data-requested-path="" hidden>
      <span className="visually-hidden">{label} </span>
      <code />
    </p>
  );
}

/** Pages with names similar to the path, filled by script. */
function SimilarPages({
  nearTitle,
  path,
}: NonNullable<View['asked']> & { readonly path: string }): ReactNode {
  return (
    <section className={styles['similarPages']} data-suggestions={path} data-theme="dark" hidden>
      <h2>{nearTitle}</h2>
      <ul className="dotted-links dotted-links-across" />
    </section>
  );
}

export function ErrorPage({ view }: TemplateProps<typeof errorPage>): ReactNode {
  const { code, name, search, asked, offlineReading } = view;
  const behaviour = asked ? 'show-nearest' : offlineReading && 'offline-reading';
  return (
    <div data-error-page="" data-behaviour={behaviour}>
      <div className={styles['scene']}>
        <ErrorDiagram kind={code ?? 'offline'} />
        {asked && <RequestedPath {...asked} />}
        <div
          className={`${styles['words']} ${code === '404' ? styles['beside'] : ''}`.trim()}
          data-theme="dark"
        >
          {code && <p className={styles['code']}>{code}</p>}
          <h1>{name}</h1>
          <Text {...view} />
          {search && (
            <PageLink className={styles['search']} href={search.path}>
              <Icon name="search" />
              {search.name}
            </PageLink>
          )}
        </div>
        {asked && search && <SimilarPages {...asked} path={search.path} />}
      </div>
      {offlineReading && (
        <div className={styles['reading']}>
          <OfflineSwitch words={offlineReading} />
        </div>
      )}
      <Links {...view} />
    </div>
  );
}
