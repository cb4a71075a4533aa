import type { FormId } from '../form-schema';
import type { LinkPurpose } from './tokens';

/** Forms that count only once their address was confirmed, and the link by which they end, if any. */
const endings: Readonly<Partial<Record<FormId, LinkPurpose | null>>> = {
  newsletter: 'unsubscribe',
  'futura-newsletter': 'unsubscribe',
  webinar: 'cancel',
  sandbox: null,
};

/** Whether a form counts only after the link of a mail. */
export const needsConfirmation = (form: FormId): boolean => form in endings;

/** The purpose of a form's link by the last part of its path; undefined if the form has no such link. */
export const findPurpose = (form: FormId, action: string): LinkPurpose | undefined =>
  [needsConfirmation(form) ? ('confirm' as const) : undefined, endings[form] ?? undefined].find(
    (purpose) => purpose === action,
  );
