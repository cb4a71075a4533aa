import { contentChanges } from '#lib/config/content-changes';

/** Debounce in ms: editors write a file several times per save. */
const debounce = 50;

/** Server-sent events of `next dev`: one per content change, and one at once if content has changed since `?since=<count>`. */
export function GET(request: Request): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let timer: NodeJS.Timeout | undefined;
      const notify = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => controller.enqueue(encoder.encode('data: changed\n\n')), debounce);
      };
      const unsubscribe = contentChanges?.subscribe(notify);
      if (String(contentChanges?.count()) !== new URL(request.url).searchParams.get('since')) notify();
      request.signal.addEventListener('abort', () => {
        unsubscribe?.();
        clearTimeout(timer);
        controller.close();
      });
      // Browsers fire `open` on the first bytes.
      controller.enqueue(encoder.encode(': \n\n'));
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' },
  });
}
