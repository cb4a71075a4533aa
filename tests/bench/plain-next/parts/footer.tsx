import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from '#components/chrome/footer.module.css';
import type { Locale } from '#lib/i18n/locales';
import navigation from './navigation.json';

export function Footer({ locale }: { readonly locale: Locale }): ReactNode {
  const { label, groups, address, contact, legalLine } = navigation[locale].footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav aria-label={label} className={styles.groups}>
          {groups.map(({ slug, title, items }) => (
            <div key={slug}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ name, path }) => (
                  <li key={path}>
                    <Link href={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {contact.map(({ name, path }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </address>
      </div>
      <p className={styles.legal}>{legalLine}</p>
    </footer>
  );
}
