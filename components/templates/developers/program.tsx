import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { developersPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import sample from './code-sample.module.css';
import styles from './program.module.css';

type Props = TemplateProps<typeof developersPage>['view']['webhooks']['program'];

/** A program in selectable languages. Without `:has` and in print, all are visible. */
export function Program({ name, label, legend, languages }: Props): ReactNode {
  return (
    <figure className={`${sample['sample']} ${styles['program']}`}>
      <figcaption>{label}</figcaption>
      <fieldset>
        <legend className="visually-hidden">{`${legend}: ${label}`}</legend>
        {languages.map((language, index) => (
          <label key={language.id}>
            <input type="radio" name={name} value={language.id} defaultChecked={index === 0} />
            <span>{language.name}</span>
          </label>
        ))}
      </fieldset>
      {languages.map(({ id, file, note, html }) => (
        <div key={id} data-language={id}>
          <p>
            <b>{file}</b> {note}
          </p>
          <pre tabIndex={0} dangerouslySetInnerHTML={toMarkup(html)} />
        </div>
      ))}
    </figure>
  );
}
