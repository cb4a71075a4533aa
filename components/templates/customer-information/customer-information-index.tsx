import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { TextSection } from '#components/blocks/text-section';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerInformationIndex } from '#lib/families/customer-information/family';
import layout from '../page.module.css';
import ibanStyles from './iban-cells.module.css';
import styles from './customer-information-index.module.css';

type Row = TemplateProps<typeof customerInformationIndex>['view']['rows'][number];

/** The country letters and an empty cell for every other character, in groups as printed on cards. */
function IbanCells({ iban: { letters, groups, words } }: Pick<Row, 'iban'>): ReactNode {
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span className={ibanStyles['iban']} aria-hidden="true">
        {groups.map((length, group) => (
          <span key={group}>
            {Array.from({ length }, (_, index) => (
              <span key={index}>{group === 0 ? letters[index] : null}</span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

function CountryRow({ country, iban, texts }: Row): ReactNode {
  return (
    <li>
      <h2>{country}</h2>
      <p className={styles['iban']}>
        <IbanCells iban={iban} />
      </p>
      <ul className={styles['texts']}>
        {texts.map(({ path, name, language }) => (
          <li key={path}>
            <PageLink href={path} lang={language} hrefLang={language}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All texts by country, found by the beginning of the IBAN. */
export function CustomerInformationIndex({
  view,
}: TemplateProps<typeof customerInformationIndex>): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        stage={
          <ul className={styles['rows']} aria-label={view.caption}>
            {view.rows.map((row) => (
              <CountryRow key={row.country + row.iban.words} {...row} />
            ))}
          </ul>
        }
        view={view}
        title={view.title}
        lead={view.summary}
      />
      <TextSection id="help" {...view.help} tone="mist" />
      <TextSection id="advice" {...view.advice} />
      <NextPages id="ways" {...view.ways} />
    </div>
  );
}
