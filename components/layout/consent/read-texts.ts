import { stripBase, withBase } from '#lib/core/base-path';
import { createJsonReader } from '#lib/page-data/core/fetch-json';
import { slicePath } from '#lib/page-data/contract';
import type { ConsentTexts } from '#lib/registry/consent-texts';

const cache = new Map<string, ConsentTexts>();

const readJson = createJsonReader({
  fetch: (url) => fetch(process.env.BASE_PATH ? withBase(url) : url),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  // Does not wait for the network: the next page retries.
  online: () => Promise.resolve(),
});

async function read(language: string): Promise<ConsentTexts | undefined> {
  const answer = await readJson(slicePath(`consent-${language}`));
  return answer.kind === 'ok'
    ? (answer.body as { readonly result: { readonly data: ConsentTexts } }).result.data
    : undefined;
}

/**
 * The popup's texts in the language of a path; undefined if they cannot be loaded. Not from the document's
 * `lang`, which a browser's translation changes.
 *
 * @param path path of the page on its host
 */
export async function readConsentTexts(path: string): Promise<ConsentTexts | undefined> {
  const [, language = ''] = (process.env.BASE_PATH ? stripBase(path) : path).split('/', 2);
  const texts = cache.get(language) ?? (await read(language));
  if (texts) cache.set(language, texts);
  return texts;
}
