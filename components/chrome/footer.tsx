import type { ReactNode } from 'react';
import type { FooterData } from '#lib/pages/footer-slice';
import styles from './footer.module.css';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';
import { Wordmark } from './wordmark';

export type FooterProps = {
  readonly data: FooterData;
  /** The page in other languages; script sets them after a soft navigation. */
  readonly alternates?: LanguageSwitchProps['alternates'];
};

/** For whoever has lost a card: two numbers to call, and what else to do. */
function Emergency({ emergency: { title, numbers, more } }: Pick<FooterData, 'emergency'>): ReactNode {
  return (
    <div className={styles['emergency']}>
      <p>{title}</p>
      <ul>
        {numbers.map(({ name, path, text }) => (
          <li key={path}>
            {text} <a href={path}>{name}</a>
          </li>
        ))}
        <li>
          <a href={more.path}>{more.name}</a>
        </li>
      </ul>
    </div>
  );
}

function SiteMap({ groups, label }: Pick<FooterData, 'groups'> & { readonly label: string }): ReactNode {
  return (
    <nav aria-label={label} className={styles['groups']}>
      {groups.map(({ slug, title, items }) => (
        <div key={slug}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ name, path, language }) => (
              <li key={path}>
                <a href={path} {...(language && { hrefLang: language })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The site's footer: help in an emergency, the map of the site, the address and the legal line. */
export function Footer({ data, alternates = {} }: FooterProps): ReactNode {
  const { locale, labels, groups, emergency, address, contact, legalLine, privacySettings } = data;
  return (
    <footer className={styles['footer']}>
      <Emergency emergency={emergency} />
      <SiteMap groups={groups} label={labels.footerNavigation} />
      <div className={styles['end']}>
        <Wordmark />
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          {contact.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
          <li>
            <a href={privacySettings.path} data-consent-settings="">
              {privacySettings.name}
            </a>
          </li>
        </ul>
        <LanguageSwitch locale={locale} alternates={alternates} label={labels.languages} />
      </div>
      <p className={styles['legal']}>{legalLine}</p>
    </footer>
  );
}
