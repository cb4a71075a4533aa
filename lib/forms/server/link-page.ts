import { formsPath } from '#lib/config/forms-endpoint';
import type { FormId } from '../form-schema';
import { sendPage, type Sender } from './answer';
import { element } from './markup';
import { paragraph } from './page';
import type { LinkPurpose } from './tokens';

/** Where a button leads: the address that shows it. */
export type LinkTarget = {
  readonly form: FormId;
  readonly purpose: LinkPurpose;
  readonly record: string;
  readonly query: string;
};

/** A page with a button, because mail programs may fetch links in advance. */
export function sendButton(
  sender: Sender,
  { form, purpose, query }: LinkTarget,
  [title, text, action]: readonly [title: string, text: string, action: string],
): Response {
  const button = element('button', {}, action);
  const target = `${formsPath}/${form}/${purpose}?${query}`;
  const main = paragraph(text) + element('form', { method: 'post', action: target }, button);
  return sendPage(sender, title, main, 200);
}
