import type { Files } from '#lib/forms/form-schema';
import { pdfStartLength, startsAsPdf } from '#lib/forms/pdf-start';

/** Whether a file is a PDF, once its first bytes are read. */
const known = new WeakMap<File, boolean>();

/** Reads what a file is. One that cannot be read is left to the server. */
async function learn(file: File): Promise<void> {
  if (known.has(file)) return;
  const isPdf = await file
    .slice(0, pdfStartLength)
    .text()
    .then((start) => startsAsPdf(start))
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

/**
 * Reads each file as soon as it is chosen.
 *
 * @param onRead called once it is known what the file is
 */
export function listenToFiles(form: HTMLElement, signal: AbortSignal, onRead: () => void): void {
  for (const input of listInputs(form)) {
    const read = async (): Promise<void> => {
      const file = input.files?.[0];
      if (file) await learn(file);
      if (!signal.aborted) onRead();
    };
    input.addEventListener('change', () => void read(), { signal });
    // A browser may have kept the file over a reload.
    void read();
  }
}
