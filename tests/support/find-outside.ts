import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesIn } from './exported';

/** A served export. */
export type Host = { readonly root: string; readonly origin: string; readonly base: string };

/** URLs in an HTML attribute: one, or several separated by spaces; quotes may be escaped as in JSON. */
const attribute =
  /\s(?:href|src|srcset|action|formaction|poster|content|data-[a-z-]+)=\\?["']((?:\/(?!\/)|https?:)[^"'\\]*)/g;
const styleUrl = /url\(["']?(\/(?!\/)[^"')]*)/g;

/** Text files; among them scripts, and data files whose strings may be URLs. */
const texts = /\.(?:html|js|css|json|xml|txt|ics|csv|webmanifest|svg)$/;
const scripts = /\.js$/;
const data = /\.(?:json|webmanifest)$/;

/** Configuration files of hosts. */
const ofHosts = /\/_(?:headers|redirects)$/;

const isFile = ({ root }: Host, address: string): boolean => {
  const [name = ''] = address.split(/[?#]/);
  return existsSync(path.join(root, name.endsWith('/') ? `${name}index.html` : name));
};

/** Strings of a data file, except paths without a language, which mean pages in all languages. */
function listTexts(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'originalPath') found.push(value);
    return value;
  });
  return found;
}

/** URLs in hydration data (with escaped quotes) and chunks. Others get the base path at run time. */
function listQuoted(script: string): string[] {
  const quoted = /\\"(\/[\w.-][^"\\]*)\\"|["'`](\/_next\/static\/[^"'`\\]*)/g;
  return [...script.matchAll(quoted)].flatMap(([, data, chunk]) => data ?? chunk ?? []);
}

/** Root-relative URLs in a text file. */
function listRooted(file: string, text: string, host: Host): string[] {
  const found = [...text.matchAll(attribute)].flatMap(([, value = '']) => value.split(/,?\s+/));
  const urls = [...text.matchAll(styleUrl)].map(([, url = '']) => url);
  const named = data.test(file) ? listTexts(text).filter((value) => isFile(host, value)) : [];
  const quoted = scripts.test(file) ? listQuoted(text) : [];
  return [...found, ...urls, ...named, ...quoted].filter((address) => /^\/(?!\/)/.test(address));
}

/** URLs in a text that are on the host but outside the site. */
export function listOutside(file: string, text: string, host: Host): string[] {
  const { origin, base } = host;
  const isBelow = (address: string): boolean => address === base || address.startsWith(`${base}/`);
  const full = [...text.matchAll(/https?:\/\/[^\s"'<>()\\`]+/g)]
    .map(([address]) => address)
    .filter((address) => address === origin || address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  return [...full, ...listRooted(file, text, host)].filter((address) => !isBelow(address));
}

/** URLs in an export that are on the host but outside the site, each with its file. */
export function findOutside(host: Host): string[] {
  return listFilesIn(host.root, '')
    .filter((file) => texts.test(file) && !ofHosts.test(file))
    .flatMap((file) =>
      listOutside(file, readFileSync(path.join(host.root, file), 'utf8'), host).map(
        (address) => `${file}: ${address}`,
      ),
    );
}
