import type { FileFacts, FormSchema } from '../form-schema';
import type { Refusal } from '../wire';

/** A file as it came, with what is known of it from its bytes, not from what the sender says. */
export type SentFile = FileFacts & { readonly content: Buffer };

export type Body = {
  readonly values: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, SentFile>>;
};

export type BodyRefusal = { readonly reason: Refusal; readonly status: 400 | 413 | 415 };

const textBytes = 100_000;
const mostFields = 60;

/** Characters that stand where bytes were no UTF-8. */
const broken = '\ufffd';

const refuse = (reason: Refusal, status: BodyRefusal['status']): BodyRefusal => ({ reason, status });

function limitOf({ fields }: FormSchema): number {
  return fields.reduce((sum, { maxBytes = 0 }) => sum + maxBytes, textBytes);
}

/** Reads no more than the limit, whatever the header says. */
async function readBytes(request: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body)
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) return undefined;
      chunks.push(chunk);
    }
  return Buffer.concat(chunks);
}

/** What programs send that are neither a browser nor read the page: nothing is guessed. */
function isReadable(type: string): boolean {
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return false;
  if (media === 'application/x-www-form-urlencoded') return true;
  return media === 'multipart/form-data';
}

async function readFile(file: File): Promise<SentFile> {
  const content = Buffer.from(await file.arrayBuffer());
  const isPdf = content.subarray(0, 1024).includes('%PDF-');
  const name = file.name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>]/gu, '')
    .slice(-100);
  return {
    name,
    size: content.length,
    type: isPdf ? 'application/pdf' : 'application/octet-stream',
    content,
  };
}

async function sortEntries(
  data: FormData | URLSearchParams,
  { fields }: FormSchema,
  further: readonly string[],
): Promise<Body | BodyRefusal> {
  const kinds = new Map<string, string>(fields.map(({ name, kind }) => [name, kind]));
  for (const name of further) kinds.set(name, 'hidden');
  const entries = [...data.entries()];
  if (entries.length > mostFields) return refuse('too-many-fields', 400);
  const values = new Map<string, string>();
  const files = new Map<string, SentFile>();
  for (const [name, value] of entries) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    if (values.has(name) || files.has(name) || (typeof value === 'string') === (kind === 'file'))
      return refuse('unreadable', 400);
    if (typeof value !== 'string') {
      if (value.size > 0) files.set(name, await readFile(value));
    } else if (value.includes(broken) || value.includes('\0')) return refuse('unreadable', 400);
    else values.set(name, value);
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) };
}

/**
 * Reads what a form has sent: the fields it has, and nothing else.
 *
 * @param further names of hidden fields that every form has
 */
export async function readBody(
  request: Request,
  schema: FormSchema,
  further: readonly string[],
): Promise<Body | BodyRefusal> {
  const type = request.headers.get('content-type') ?? '';
  if (!isReadable(type)) return refuse('media-type', 415);
  try {
    const bytes = await readBytes(request, limitOf(schema));
    if (!bytes) return refuse('too-large', 413);
    const data = type.toLowerCase().startsWith('multipart/')
      ? await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
      : new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return await sortEntries(data, schema, further);
  } catch {
    // Bytes that are no UTF-8, a multipart body that ends before its end, a sender that went away.
    return refuse('unreadable', 400);
  }
}
