import { readContentFile } from '#lib/config/content-store';
import type { Locale } from '#lib/i18n/locales';
import { highlight } from './highlight';
import { readEntry } from './schema';

type Sample = { readonly head: string; readonly body: string };

/** Highlighted sample with its label. */
export const toCode = (label: string, { head, body }: Sample) => ({
  label,
  html: highlight(`${head}\n\n${body}`),
});

/** Files of `content/developers/`: the same program in each language. A test runs them. */
const languages = [
  { id: 'typescript', name: 'TypeScript', transfer: 'create-transfer.ts', verify: 'verify-webhook.ts' },
  { id: 'python', name: 'Python', transfer: 'create_transfer.py', verify: 'verify_webhook.py' },
  { id: 'java', name: 'Java', transfer: 'CreateTransfer.java', verify: 'VerifyWebhook.java' },
] as const;

/** Code sample in several languages, shown one at a time. */
export function buildProgram(kind: 'transfer' | 'verify', label: string, locale: Locale) {
  const { legend, notes } = readEntry(locale, 'transfers').programs;
  return {
    name: `language-${kind}`,
    label,
    legend,
    languages: languages.map(({ id, name, [kind]: file }, index) => ({
      id,
      name,
      file,
      note: notes[index] ?? '',
      html: highlight(readContentFile(`content/developers/${file}`).toString().trim()),
    })),
  };
}
