import { listInterfaceFiles } from '#lib/pages/interface-files';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamicParams = false;

export const generateStaticParams = (): { file: string }[] =>
  listInterfaceFiles().map(({ name }) => ({ file: name }));

/** The description of the interface, for generators of clients. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = listInterfaceFiles().find(({ name }) => name === file);
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.write(), { headers: { 'content-type': found.type } });
}
