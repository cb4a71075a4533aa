import type { CautionView, FieldGroup } from '#lib/core/form-view';
import type { FormId } from '#lib/forms/form-schema';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';

type Part = keyof (typeof formWords)['en']['groups'];

/** Groups of long forms, by their first field. */
const beginnings: Partial<Record<FormId, Readonly<Record<string, Part>>>> = {
  'withdrawal-sepa': {
    firm: 'company',
    child: 'child',
    name: 'person',
    holder: 'account',
    closing: 'declaration',
  },
  'withdrawal-crypto': { name: 'person', asset: 'wallet', 'closing-wallet': 'declaration' },
};

/** The group with irreversible choices: asset, network and address. */
const partWithCaution: Part = 'wallet';

/**
 * Groups the fields of a long form.
 *
 * @param names names of the visible fields, in order
 * @param caution warning about irreversible choices
 * @returns empty if the form has no groups
 */
export function groupFields(
  form: FormId,
  names: readonly string[],
  locale: Locale,
  caution?: CautionView,
): FieldGroup[] {
  const starts = names.flatMap((name, at) => {
    const part = beginnings[form]?.[name];
    return part ? [{ at, part }] : [];
  });
  return starts.map(({ at, part }, index) => ({
    title: formWords[locale].groups[part],
    names: names.slice(at, starts[index + 1]?.at),
    caution: part === partWithCaution ? (caution ?? null) : null,
  }));
}
