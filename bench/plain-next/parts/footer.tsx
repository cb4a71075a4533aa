import Link from 'next/link';
import type { ReactNode } from 'react';
import emergencyStyles from '#components/chrome/footer-emergency.module.css';
import styles from '#components/chrome/footer.module.css';
import { Wordmark } from '#components/chrome/wordmark';
import type { Locale } from '#lib/i18n/locales';
import { LanguageLink } from './language-link';
import navigation from './navigation.json';

/** In the data only where the site has a page on emergencies. */
type More = { readonly more?: { readonly name: string; readonly path: string } };

function Emergency({ locale }: { readonly locale: Locale }): ReactNode {
  const { title, numbers } = navigation[locale].footer.emergency;
  const { more }: More = navigation[locale].footer.emergency;
  return (
    <div className={emergencyStyles.emergency}>
      <p>{title}</p>
      <ul>
        {numbers.map(({ name, path, text }) => (
          <li key={path}>
            {text} <a href={path}>{name}</a>
          </li>
        ))}
        {more && (
          <li>
            <Link href={more.path}>{more.name}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

type Item = { readonly name: string; readonly path: string };

/** In the data only where a line has more stations than show. */
const listRest = ({ rest }: { readonly rest?: { readonly items: readonly Item[] } }): readonly Item[] =>
  rest?.items ?? [];

export function Footer({ locale }: { readonly locale: Locale }): ReactNode {
  const { labels, groups, legal, address, contact, legalLine } = navigation[locale].footer;
  return (
    <footer className={styles.footer}>
      <Emergency locale={locale} />
      <nav aria-label={labels.footerNavigation} className={styles.plan}>
        {groups.map(({ slug, title, items, ...more }) => (
          <div key={slug}>
            <h2>{title}</h2>
            <ul>
              {[...items, ...listRest(more)].map(({ name, path }) => (
                <li key={path}>
                  <Link href={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.end}>
        <Wordmark />
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          {legal.map(({ name, path }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
          {contact.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
        <LanguageLink locale={locale} />
      </div>
      <p className={styles.legal}>{legalLine}</p>
    </footer>
  );
}
