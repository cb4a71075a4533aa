import { contentChanges } from '#lib/config/content-changes';

/** Milliseconds in which an editor's several writes of one save count as one change. */
const pause = 50;

/** Server-sent events, in `next dev` only: one when content has changed since a count, `?since=3`, and with each further change. */
export function GET(request: Request): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let timer: NodeJS.Timeout | undefined;
      const tell = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => controller.enqueue(encoder.encode('data: changed\n\n')), pause);
      };
      const unsubscribe = contentChanges?.subscribe(tell);
      if (String(contentChanges?.count()) !== new URL(request.url).searchParams.get('since')) tell();
      request.signal.addEventListener('abort', () => {
        unsubscribe?.();
        clearTimeout(timer);
        controller.close();
      });
      // Browsers count the connection as open with the first bytes.
      controller.enqueue(encoder.encode(': \n\n'));
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' },
  });
}
