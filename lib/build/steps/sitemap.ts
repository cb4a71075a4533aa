import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSitemap } from '#lib/registry/sitemap';
import { siteUrl } from '#lib/page-model/site-url';
import { run } from '../run';

/** Writes `sitemap.xml`, its parts and `robots.txt` with next-sitemap, from the registry. */
export async function writeSitemap(out: string): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/sitemap.json', JSON.stringify({ origin: siteUrl, entries: buildSitemap() }));
  await run('node_modules/.bin/next-sitemap', ['--config', 'next-sitemap.config.cjs'], { SITEMAP_OUT: out });
}
