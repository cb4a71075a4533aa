'use client';

import { useRef, useState, type ReactNode } from 'react';
import field from '#components/ui/form/field.module.css';
import { reportIban } from '#lib/forms/rules/report-iban';
import type { ibanChecker } from '#lib/families/iban-checker/family';
import type { TemplateProps } from '#lib/page-model/template';
import { Groups } from './iban-groups';
import { describeIban, listMarked, type IbanResult } from './iban-check-result';
import styles from './iban-check.module.css';

export type IbanCheckProps = { readonly check: TemplateProps<typeof ibanChecker>['view']['check'] };

type Shown = IbanResult & { readonly characters: readonly string[]; readonly marked: readonly number[] };

/** Result of a text; undefined while a visitor types what is not yet an IBAN. */
function findResult(
  value: string,
  isRequested: boolean,
  { words, locale }: IbanCheckProps['check'],
): Shown | undefined {
  if (value.trim() === '')
    return isRequested
      ? { isRight: false, title: words.empty, sentences: [], characters: [], marked: [] }
      : undefined;
  const report = reportIban(value);
  if (!isRequested && report.key !== undefined) return undefined;
  return {
    ...describeIban(report, words, locale),
    characters: report.characters,
    marked: listMarked(report),
  };
}

function Result({ shown }: { readonly shown: Shown | undefined }): ReactNode {
  return (
    <output id="iban-result" className={styles['result']} aria-live="polite" aria-atomic="true">
      {shown && (
        <>
          <strong className={shown.isRight ? styles['right'] : field['problem']}>{shown.title}</strong>{' '}
          {shown.sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </>
      )}
    </output>
  );
}

/** Checks an IBAN when asked or pasted, and shows a correct one while it is typed. Nothing is sent: there is no form. */
export function IbanCheck({ check }: IbanCheckProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown>();
  const read = (isRequested: boolean): void =>
    setShown(findResult(input.current?.value ?? '', isRequested, check));
  const isWrong = shown?.isRight === false;
  return (
    <div className={styles['panel']}>
      <div className={field['field']} data-wrong={isWrong ? '' : undefined}>
        <label htmlFor="iban-input">{check.label}</label>
        <p id="iban-hint" className={field['hint']}>
          {check.hint}
        </p>
        <div className={styles['line']}>
          <input
            ref={input}
            id="iban-input"
            placeholder=" "
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="iban-hint iban-result"
            aria-invalid={isWrong || undefined}
            onChange={({ nativeEvent }) =>
              read(nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
            }
            onKeyDown={({ key }) => key === 'Enter' && read(true)}
          />
          <button type="button" className="button" onClick={() => read(true)}>
            {check.action}
          </button>
        </div>
      </div>
      <Groups
        label={check.words.grouped}
        characters={shown?.characters ?? []}
        example={check.example}
        marked={shown?.marked ?? []}
      />
      <Result shown={shown} />
    </div>
  );
}
