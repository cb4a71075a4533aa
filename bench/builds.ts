import { cpSync } from 'node:fs';
import path from 'node:path';
import { countDocuments } from './export-files';
import { generateArticles } from './generate-articles';
import { measure, type Cost } from './measure';
import { cleanBuild } from './work-copy';

export type Builder = 'site' | 'plain Next';

/** One measured build. */
export type Build = Cost & {
  readonly builder: Builder;
  /** Generated articles, both languages together. */
  readonly articles: number;
  /** HTML files in the export. */
  readonly documents: number;
};

export type Folders = Readonly<Record<'site' | 'plain' | 'bare' | 'peers', string>>;

const nextBuild = ['node_modules/.bin/next', 'build'];

/** What `npm run build` runs: the content check, Next, and all steps behind it. */
const siteBuild = ['node_modules/.bin/tsx', 'lib/build/build.ts'];

async function build(builder: Builder, folder: string, articles: number): Promise<Build> {
  cleanBuild(folder);
  const cost = await measure(builder === 'site' ? siteBuild : nextBuild, folder);
  return { ...cost, builder, articles, documents: countDocuments(path.join(folder, 'out')) };
}

/**
 * Builds the site alone, with generated articles.
 *
 * @param articles generated ones, both languages together
 */
export async function buildSite({ site }: Folders, articles: number): Promise<void> {
  generateArticles(path.join(site, 'content', 'glossary'), articles / 2);
  await build('site', site, articles);
}

/**
 * Builds the site and the plain app with the same articles, each from nothing.
 *
 * @param articles generated ones, both languages together; files of a smaller number stay as they are
 * @throws Error with the output of a build that failed
 */
export async function buildBoth({ site, plain }: Folders, articles: number): Promise<Build[]> {
  generateArticles(path.join(site, 'content', 'glossary'), articles / 2);
  cpSync(path.join(site, 'content'), path.join(plain, 'content'), { recursive: true });
  return [await build('site', site, articles), await build('plain Next', plain, articles)];
}

/** Builds the one-page app whose scripts are the framework's floor. */
export async function buildBare({ bare }: Folders): Promise<void> {
  await measure(nextBuild, bare);
}
