import type { FileFacts, FormSchema } from '../form-schema';
import { hasPdfSignature, pdfSignatureLength } from '../pdf-signature';
import type { Refusal } from '../wire';
import { readSeparator, splitParts, type Part } from './multipart';
import { readBytes } from './read-bytes';

/** Uploaded file with properties determined from its content. */
export type SentFile = FileFacts & { readonly content: Buffer };

export type Body = {
  readonly values: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, SentFile>>;
  /** Size of the body in bytes. */
  readonly size: number;
};

export type BodyRefusal = { readonly reason: Refusal; readonly status: 400 | 413 | 415 };

const textBytes = 100_000;
const mostFields = 60;

/** Replacement character for invalid UTF-8. */
const broken = '\ufffd';

const refuseBody = (reason: Refusal, status: BodyRefusal['status']): BodyRefusal => ({ reason, status });

/** Other media types are not supported. */
function readMedia(type: string): 'urlencoded' | 'multipart' | undefined {
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (media === 'application/x-www-form-urlencoded') return 'urlencoded';
  return media === 'multipart/form-data' ? 'multipart' : undefined;
}

type Entry = readonly [name: string, value: string | SentFile];
type Entries = { readonly entries: readonly Entry[]; readonly size: number };

async function readUrlencoded(request: Request): Promise<Entries | BodyRefusal> {
  const read = await readBytes(request, { bytes: textBytes, separator: '&', separators: mostFields - 1 });
  if (typeof read === 'string') return refuseBody(read, read === 'too-large' ? 413 : 400);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(read.bytes);
  return { entries: [...new URLSearchParams(text)], size: read.bytes.length };
}

function toEntry({ name, filename, content }: Part): Entry {
  if (filename === undefined) return [name, content.toString('utf8')];
  const isPdf = hasPdfSignature(content.toString('latin1', 0, pdfSignatureLength));
  const plain = filename
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>]/gu, '')
    .slice(-100);
  const type = isPdf ? 'application/pdf' : 'application/octet-stream';
  return [name, { name: plain, size: content.length, type, content }];
}

async function readMultipart(
  request: Request,
  { fields }: FormSchema,
  type: string,
): Promise<Entries | BodyRefusal> {
  const separator = readSeparator(type);
  if (separator === undefined) return refuseBody('unreadable', 400);
  // Only forms with file fields accept more than text.
  const bytes = fields.reduce((sum, { maxBytes = 0 }) => sum + maxBytes, textBytes);
  const read = await readBytes(request, { bytes, separator, separators: mostFields + 1 }, '\r\n');
  if (typeof read === 'string') return refuseBody(read, read === 'too-large' ? 413 : 400);
  const parts = splitParts(read.bytes, read.places, separator);
  if (!parts) return refuseBody('unreadable', 400);
  const texts = parts.filter(({ filename }) => filename === undefined);
  if (texts.reduce((sum, { content }) => sum + content.length, 0) > textBytes)
    return refuseBody('too-large', 413);
  return { entries: parts.map(toEntry), size: read.bytes.length };
}

function sortEntries(
  { entries, size }: Entries,
  { fields }: FormSchema,
  further: readonly string[],
): Body | BodyRefusal {
  const kinds = new Map<string, string>(fields.map(({ name, kind }) => [name, kind]));
  for (const name of further) kinds.set(name, 'hidden');
  const values = new Map<string, string>();
  const files = new Map<string, SentFile>();
  for (const [name, value] of entries) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    if (values.has(name) || files.has(name) || (typeof value === 'string') === (kind === 'file'))
      return refuseBody('unreadable', 400);
    if (typeof value !== 'string') {
      if (value.size > 0) files.set(name, value);
    } else if (value.includes(broken) || value.includes('\0')) return refuseBody('unreadable', 400);
    else values.set(name, value);
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files), size };
}

/**
 * Parses a form submission: known fields only. Limits on bytes and fields are enforced while reading, so that
 * what is parsed is small, or a single file.
 *
 * @param further names of hidden fields of every form
 */
export async function readBody(
  request: Request,
  schema: FormSchema,
  further: readonly string[],
): Promise<Body | BodyRefusal> {
  const type = request.headers.get('content-type') ?? '';
  const media = readMedia(type);
  if (!media) return refuseBody('media-type', 415);
  try {
    const read =
      media === 'urlencoded' ? await readUrlencoded(request) : await readMultipart(request, schema, type);
    return 'reason' in read ? read : sortEntries(read, schema, further);
  } catch {
    // Invalid UTF-8, or the connection was closed.
    return refuseBody('unreadable', 400);
  }
}
