import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { FooterData } from '#lib/registry/footer-slice';
import emergencyStyles from './footer-emergency.module.css';
import endStyles from './footer-end.module.css';
import styles from './footer.module.css';
import { FooterLines } from './footer-lines';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';
import { Wordmark } from './wordmark';

export type FooterProps = {
  readonly data: FooterData;
  /** Paths of the page in other languages; set by script after a soft navigation. */
  readonly alternates?: LanguageSwitchProps['alternates'];
};

/** Help for a lost card: two telephone numbers and a link. */
function Emergency({ emergency: { title, numbers, more } }: Pick<FooterData, 'emergency'>): ReactNode {
  return (
    <div className={emergencyStyles['emergency']}>
      <p>{title}</p>
      <ul>
        {numbers.map(({ name, path, text }) => (
          <li key={path}>
            {text} <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
        <li>
          <PageLink href={more.path}>{more.name}</PageLink>
        </li>
      </ul>
    </div>
  );
}

function Address({ address, contact }: Pick<FooterData, 'address' | 'contact'>): ReactNode {
  return (
    <address>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {contact.map(({ name, path }) => (
        <PageLink key={path} href={path}>
          {name}
        </PageLink>
      ))}
    </address>
  );
}

/** The last row: legal links, privacy settings, languages. */
function End({ data, alternates }: Required<FooterProps>): ReactNode {
  const { locale, labels, legal, privacySettings } = data;
  return (
    <div className={endStyles['end']}>
      <ul>
        {legal.map(({ name, path, language }) => (
          <li key={path}>
            <PageLink href={path} {...(language && { hrefLang: language })}>
              {name}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href={privacySettings.path} data-consent-settings="">
            {privacySettings.name}
          </PageLink>
        </li>
      </ul>
      <LanguageSwitch locale={locale} alternates={alternates} label={labels.languages} />
    </div>
  );
}

/** The site's footer: emergency numbers, site map, address and legal links. */
export function Footer({ data, alternates = {} }: FooterProps): ReactNode {
  const { labels, groups, homePath } = data;
  return (
    <footer className={styles['footer']}>
      <Emergency {...data} />
      <div className={styles['plan']}>
        <PageLink className={styles['hub']} href={homePath} aria-label={labels.home}>
          <Wordmark />
        </PageLink>
        <FooterLines groups={groups} label={labels.footerNavigation} />
        <Address {...data} />
      </div>
      <End data={data} alternates={alternates} />
      <p className={endStyles['legal']}>{data.legalLine}</p>
    </footer>
  );
}
