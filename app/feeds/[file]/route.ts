import { listFeedFiles } from '#lib/pages/feeds/feed-files';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamicParams = false;

export const generateStaticParams = (): { file: string }[] =>
  listFeedFiles().map(({ name }) => ({ file: name }));

/** What can be subscribed to: RSS, JSON Feed, and the chapters of the podcast. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = listFeedFiles().find(({ name }) => name === file);
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.write(), { headers: { 'content-type': found.type } });
}
