import { isLanguage, type Language } from '#lib/i18n/languages';
import { createJsonReader } from '#lib/page-data/core/fetch-json';
import { slicePath } from '#lib/page-data/contract';
import type { ConsentTexts } from '#lib/pages/consent-texts';

const known: Partial<Record<Language, ConsentTexts>> = {};

const readJson = createJsonReader({
  fetch: (url) => fetch(url),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  // Nobody waits for a question: the next page asks again.
  online: () => Promise.resolve(),
});

async function read(language: Language): Promise<ConsentTexts | undefined> {
  const answer = await readJson(slicePath(`consent-${language}`));
  return answer.kind === 'ok'
    ? (answer.body as { readonly result: { readonly data: ConsentTexts } }).result.data
    : undefined;
}

/** The popup's words in a language, in English where it has none; undefined while they cannot be had. */
export async function readConsentTexts(lang: string): Promise<ConsentTexts | undefined> {
  const language = isLanguage(lang) ? lang : 'en';
  const texts = known[language] ?? (await read(language));
  if (texts) known[language] = texts;
  return texts;
}
