import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import sample from './code-sample.module.css';
import styles from './program.module.css';

export type ProgramProps = {
  /** Name of the choice, unique on the page. */
  readonly name: string;
  readonly label: string;
  /** What it does, for screen readers: the heading above says it. */
  readonly about?: string;
  readonly legend: string;
  readonly languages: readonly {
    readonly id: string;
    readonly name: string;
    readonly html: string;
    /** Name of the file and what it needs, of programs that are files. */
    readonly file?: string;
    readonly note?: string;
  }[];
};

/** A program in selectable languages. Without `:has` and in print, all are visible. */
export function Program({ name, label, about, legend, languages }: ProgramProps): ReactNode {
  return (
    <figure className={`${sample['sample']} ${styles['program']}`}>
      <figcaption>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </figcaption>
      <fieldset>
        <legend className="visually-hidden">{`${legend}: ${about ?? label}`}</legend>
        {languages.map((language, index) => (
          <label key={language.id}>
            <input type="radio" name={name} value={language.id} defaultChecked={index === 0} />
            <span>{language.name}</span>
          </label>
        ))}
      </fieldset>
      {languages.map(({ id, file, note, html }) => (
        <div key={id} data-language={id}>
          {file && (
            <p>
              <b>{file}</b> {note}
            </p>
          )}
          <pre tabIndex={0} dangerouslySetInnerHTML={toMarkup(html)} />
        </div>
      ))}
    </figure>
  );
}
