import type { Files } from '../form-schema';
import { hasPdfSignature, pdfSignatureLength } from '../pdf-signature';

/** Whether a file is a PDF, once its first bytes are read. */
const known = new WeakMap<File, boolean>();

/** Reads what a file is. One that cannot be read is left to the server. */
async function learn(file: File): Promise<void> {
  if (known.has(file)) return;
  const isPdf = await file
    .slice(0, pdfSignatureLength)
    .text()
    .then((start) => hasPdfSignature(start))
    .catch(() => true);
  known.set(file, isPdf);
}

const listInputs = (form: HTMLElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="file"]'),
];

/** Files that were chosen, by the name of their field. One that is not read yet counts as a PDF. */
export function readFiles(form: HTMLFormElement): Files {
  const chosen = listInputs(form).flatMap(({ name, files }) =>
    files?.[0] ? [[name, files[0]] as const] : [],
  );
  return Object.fromEntries(
    chosen.map(([name, file]) => {
      const type = (known.get(file) ?? true) ? 'application/pdf' : 'application/octet-stream';
      return [name, { name: file.name, size: file.size, type }];
    }),
  );
}

/** Reads what was chosen, as soon as it is, and what a browser has kept over a reload. */
export async function learnFiles(form: HTMLElement): Promise<void> {
  await Promise.all(listInputs(form).flatMap(({ files }) => (files?.[0] ? [learn(files[0])] : [])));
}
