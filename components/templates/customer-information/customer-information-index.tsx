import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/page/template';
import type { customerInformationIndex } from '#lib/families/customer-information/family';
import article from '../article.module.css';
import styles from './customer-information.module.css';

type Row = TemplateProps<typeof customerInformationIndex>['view']['rows'][number];

function TextRow({ row: { country, iban, texts } }: { readonly row: Row }): ReactNode {
  return (
    <tr>
      <th scope="row">{country}</th>
      <td>{iban}</td>
      <td>
        <ul>
          {texts.map(({ path, name, language }) => (
            <li key={path}>
              <a href={path} lang={language} hrefLang={language}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** All texts by country, kind of account number and language, in a plain table. */
export function CustomerInformationIndex({
  view,
}: TemplateProps<typeof customerInformationIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} />
      <table className={styles['index']}>
        <caption className="visually-hidden">{view.caption}</caption>
        <thead>
          <tr>
            {view.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <TextRow key={row.country + row.iban} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
