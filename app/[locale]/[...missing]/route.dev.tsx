import { withBase } from '#lib/core/base-path';
import { isLanguage } from '#lib/i18n/languages';

type Context = { readonly params: Promise<{ readonly locale: string }> };

/**
 * What `next dev` answers where no page is: the 404 page of the language, or the root one, with the status that hosts
 * give it in the export. A page of Next's that is not found is empty until its scripts have come.
 */
export async function GET({ url }: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const page = await fetch(new URL(withBase(isLanguage(locale) ? `/${locale}/404/` : '/404.html'), url));
  return new Response(page.body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
