import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { FileLink } from '#components/ui/file-link';
import type { TemplateProps } from '#lib/page/template';
import type { investorsDownload } from '#lib/families/investors/family';
import article from '../article.module.css';
import styles from './investors-download.module.css';

/** Files with what one has to know before and after the download. */
export function InvestorsDownload({ view }: TemplateProps<typeof investorsDownload>): ReactNode {
  const { files, labels, day, check, missing } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} />
      <ul className={styles['files']}>
        {files.map(({ title, html, type, href, fileName, size, sha256 }) => (
          <li key={href}>
            <div>
              <h2>{title}</h2>
              <p dangerouslySetInnerHTML={{ __html: html }} />
            </div>
            <div>
              <FileLink href={href} name={fileName} type={type} size={size} />
              <dl>
                <dt>{labels.date}</dt>
                <dd>{day}</dd>
                <dt>{labels.checksum}</dt>
                <dd>
                  <code>{sha256}</code>
                </dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <TitledTexts items={[check, missing]} form="rows" level={2} />
    </div>
  );
}
