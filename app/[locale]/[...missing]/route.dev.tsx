import { withBase } from '#lib/core/base-path';
import { isLanguage } from '#lib/i18n/languages';

type Context = { readonly params: Promise<{ readonly locale: string }> };

/**
 * Catch-all of `next dev`: responds with the language's 404 page and status 404, as hosts do with the export. Next's
 * own not-found page is empty until its scripts have loaded.
 */
export async function GET({ url }: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const page = await fetch(new URL(withBase(isLanguage(locale) ? `/${locale}/404/` : '/404.html'), url));
  return new Response(page.body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
