import type { Files } from '../form-schema';
import { hasPdfSignature, pdfSignatureLength } from '../pdf-signature';

/** Whether a file is a PDF, once its signature was read. */
const pdfByFile = new WeakMap<File, boolean>();

/** Checks the signature of a file; unreadable files are left to the server. */
async function checkSignature(file: File): Promise<void> {
  if (pdfByFile.has(file)) return;
  const isPdf = await file
    .slice(0, pdfSignatureLength)
    .text()
    .then((start) => hasPdfSignature(start))
    .catch(() => true);
  pdfByFile.set(file, isPdf);
}

const listInputs = (form: HTMLElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="file"]'),
];

/** Chosen files by field name. A file whose signature was not read yet counts as a PDF. */
export function readFiles(form: HTMLFormElement): Files {
  const chosen = listInputs(form).flatMap(({ name, files }) =>
    files?.[0] ? [[name, files[0]] as const] : [],
  );
  return Object.fromEntries(
    chosen.map(([name, file]) => {
      const type = (pdfByFile.get(file) ?? true) ? 'application/pdf' : 'application/octet-stream';
      return [name, { name: file.name, size: file.size, type }];
    }),
  );
}

/** Checks the signatures of chosen files, including those that the browser has restored after a reload. */
export async function checkFiles(form: HTMLElement): Promise<void> {
  await Promise.all(listInputs(form).flatMap(({ files }) => (files?.[0] ? [checkSignature(files[0])] : [])));
}
