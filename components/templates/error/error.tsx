import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Icon } from '#components/ui/icon';
import { OfflineSwitch } from '#components/ui/offline-switch';
import type { TemplateProps } from '#lib/page-model/template';
import type { errorPage } from '#lib/families/error/family';
import { ErrorDiagram } from './error-diagram';
import styles from './error.module.css';

/** Both of what the offline page can say: the service worker hides the one, and shows the other. */
function Text({
  text,
  offlineText,
}: Pick<TemplateProps<typeof errorPage>['view'], 'text' | 'offlineText'>): ReactNode {
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

/** The ways on. Those of the offline page come from the service worker, which knows what can be read. */
function WaysOn({
  linksTitle,
  links,
  offlineText,
}: Pick<TemplateProps<typeof errorPage>['view'], 'linksTitle' | 'links' | 'offlineText'>): ReactNode {
  const offline = offlineText !== undefined;
  return (
    <section className={styles['ways']} {...(offline && { 'data-offline': 'list', hidden: true })}>
      <h2>{linksTitle}</h2>
      <ul className={styles['links']} {...(offline && { 'data-offline-list': '' })}>
        {links.map(({ name, path, language }) => (
          <li key={path}>
            <PageLink className="plate" href={path} {...(language && { hrefLang: language })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type View = TemplateProps<typeof errorPage>['view'];

/** The address at the buffer stop. It comes by script, which alone knows it. */
function Asked({ label }: NonNullable<View['asked']>): ReactNode {
  return (
    <p className={styles['asked']} data-asked="" hidden>
      <span className="visually-hidden">{label} </span>
      <code />
    </p>
  );
}

/** The names that come close to the address; script finds them in the list of all pages. */
function Near({ nearTitle, path }: NonNullable<View['asked']> & { readonly path: string }): ReactNode {
  return (
    <section className={styles['near']} data-near={path} data-theme="dark" hidden>
      <h2>{nearTitle}</h2>
      <ul className="stops stops-across" />
    </section>
  );
}

/** What went wrong as a track plan, in words, and the ways on. */
export function ErrorPage({ view }: TemplateProps<typeof errorPage>): ReactNode {
  const { code, name, search, asked, offlineReading } = view;
  const behaviour = asked ? 'show-nearest' : offlineReading && 'offline-reading';
  return (
    <div data-error-page="" data-behaviour={behaviour}>
      <div className={styles['scene']}>
        <ErrorDiagram kind={code ?? 'offline'} />
        {asked && <Asked {...asked} />}
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
        {asked && search && <Near {...asked} path={search.path} />}
      </div>
      {offlineReading && (
        <div className={styles['reading']}>
          <OfflineSwitch words={offlineReading} />
        </div>
      )}
      <WaysOn {...view} />
    </div>
  );
}
