import { readContentFile } from '#lib/config/content-store';
import { highlight } from './highlight';
import type { DevelopersEntry } from './schema';

/** Files of `content/developers/`: the same program in each language. A test runs all of them. */
const languages = [
  { id: 'typescript', name: 'TypeScript', transfer: 'create-transfer.ts', verify: 'verify-webhook.ts' },
  { id: 'python', name: 'Python', transfer: 'create_transfer.py', verify: 'verify_webhook.py' },
  { id: 'java', name: 'Java', transfer: 'CreateTransfer.java', verify: 'VerifyWebhook.java' },
] as const;

/** A program in several languages, of which one is looked at. */
export function buildProgram(
  kind: 'transfer' | 'verify',
  label: string,
  { legend, notes }: DevelopersEntry['programs'],
) {
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
