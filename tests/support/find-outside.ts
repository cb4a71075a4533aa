import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesIn } from './exported';

/** Where an export is served. */
export type Host = { readonly root: string; readonly origin: string; readonly base: string };

/** Addresses in an attribute of HTML: one, or several with spaces between them; quotes may be escaped in JSON. */
const attribute =
  /\s(?:href|src|srcset|action|formaction|poster|content|data-[a-z-]+)=\\?["']((?:\/(?!\/)|https?:)[^"'\\]*)/g;
const styleUrl = /url\(["']?(\/(?!\/)[^"')]*)/g;

/** Files that are texts; of them scripts, and data, whose texts are addresses where they name a file of the export. */
const texts = /\.(?:html|js|css|json|xml|txt|ics|csv|webmanifest|svg)$/;
const scripts = /\.js$/;
const data = /\.(?:json|webmanifest)$/;

/** Rules of hosts that serve the folder itself. */
const ofHosts = /\/_(?:headers|redirects)$/;

const isFile = ({ root }: Host, address: string): boolean => {
  const [name = ''] = address.split(/[?#]/);
  return existsSync(path.join(root, name.endsWith('/') ? `${name}index.html` : name));
};

/** Texts of a file of data, but for addresses without language, which name a page in all of them. */
function listTexts(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'originalPath') found.push(value);
    return value;
  });
  return found;
}

/** Addresses in the data for hydration, whose quotes a script escapes, and of chunks. Others get the base path where they are asked for. */
function listQuoted(script: string): string[] {
  const quoted = /\\"(\/[\w.-][^"\\]*)\\"|["'`](\/_next\/static\/[^"'`\\]*)/g;
  return [...script.matchAll(quoted)].flatMap(([, data, chunk]) => data ?? chunk ?? []);
}

/** Addresses in a text of one kind that begin at the root of the host. */
function listRooted(file: string, text: string, host: Host): string[] {
  const found = [...text.matchAll(attribute)].flatMap(([, value = '']) => value.split(/,?\s+/));
  const urls = [...text.matchAll(styleUrl)].map(([, url = '']) => url);
  const named = data.test(file) ? listTexts(text).filter((value) => isFile(host, value)) : [];
  const quoted = scripts.test(file) ? listQuoted(text) : [];
  return [...found, ...urls, ...named, ...quoted].filter((address) => /^\/(?!\/)/.test(address));
}

/** Addresses of a text that lead to the host beside the site. */
export function listOutside(file: string, text: string, host: Host): string[] {
  const { origin, base } = host;
  const isBelow = (address: string): boolean => address === base || address.startsWith(`${base}/`);
  const full = [...text.matchAll(/https?:\/\/[^\s"'<>()\\`]+/g)]
    .map(([address]) => address)
    .filter((address) => address === origin || address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  return [...full, ...listRooted(file, text, host)].filter((address) => !isBelow(address));
}

/** Addresses of an export that lead to the host beside the site, each behind its file. */
export function findOutside(host: Host): string[] {
  return listFilesIn(host.root, '')
    .filter((file) => texts.test(file) && !ofHosts.test(file))
    .flatMap((file) =>
      listOutside(file, readFileSync(path.join(host.root, file), 'utf8'), host).map(
        (address) => `${file}: ${address}`,
      ),
    );
}
