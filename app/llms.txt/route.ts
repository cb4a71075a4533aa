import { buildLlmsTxt } from '#lib/pages/llms-txt';
import { listPages } from '#lib/pages/registry';

// A file of the export, not a response of a server.
export const dynamic = 'force-static';

/** The site for language models. */
export const GET = (): Response =>
  new Response(buildLlmsTxt(listPages()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
