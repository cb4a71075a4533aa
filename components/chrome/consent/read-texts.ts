import { slicePath } from '#lib/page-data/contract';
import type { ConsentTexts } from '#lib/pages/consent-texts';

const known = new Map<string, ConsentTexts>();

async function read(language: string): Promise<ConsentTexts | undefined> {
  try {
    const response = await fetch(slicePath(`consent-${language}`));
    // A body that nobody reads would keep its connection.
    if (!response.ok) return void (await response.body?.cancel());
    const file = (await response.json()) as { readonly result: { readonly data: ConsentTexts } };
    return file.result.data;
  } catch {
    return undefined;
  }
}

/** The popup's words in a language, in English where it has none; undefined while they cannot be had. */
export async function readConsentTexts(language: string): Promise<ConsentTexts | undefined> {
  const texts =
    known.get(language) ??
    (await read(language)) ??
    (language === 'en' ? undefined : await readConsentTexts('en'));
  if (texts) known.set(language, texts);
  return texts;
}
