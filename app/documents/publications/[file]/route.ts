import { buildGuide, listGuideNames } from '#lib/guides/guides';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamicParams = false;

export const generateStaticParams = (): { file: string }[] => listGuideNames().map((file) => ({ file }));

/** A publication as a PDF. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const pdf = await buildGuide((await params).file);
  if (!pdf) return new Response(null, { status: 404 });
  return new Response(Buffer.from(pdf), { headers: { 'content-type': 'application/pdf' } });
}
