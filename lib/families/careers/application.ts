import type { FormView } from '#lib/core/form-view';
import { buildForm } from '#lib/facts/form-view';
import { applicationForm } from '#lib/forms/schemas/application';
import { translate } from '#lib/i18n/translate';
import type { JobEntry } from './schema';

/** The form with which one applies for a position. */
export function buildApplication({ locale, slug, name }: JobEntry): FormView {
  const t = translate.careers[locale];
  return buildForm({
    schema: applicationForm,
    locale,
    texts: {
      title: t('application.title'),
      note: t('application.note'),
      submit: t('application.submit'),
      subject: t('application.subject', { name }),
      done: { title: t('application.done'), text: t('application.doneText') },
      hints: { message: t('application.messageHint'), phone: t('application.phoneHint') },
    },
    hidden: { job: slug },
  });
}
