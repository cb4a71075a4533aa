import os from 'node:os';
import path from 'node:path';
import { createTemporaryFolder } from './on-exit';
import { type Budget, isFailure, judgeBudgets, type Measured } from './budgets';
import { compareArticles, findLargestPageData } from './compare-articles';
import { findMedian, listByTemplate, weighScripts } from './export-files';
import { generateArticles } from './generate-articles';
import { benchLoop } from './loop/bench-loop';
import { judgeNavigation } from './navigation/judge-navigation';
import { measureNavigation } from './navigation/measure-navigation';
import { printNavigation } from './navigation/print-navigation';
import { benchPeers } from './peers/bench-peers';
import { buildPlainNext } from './peers/build-peers';
import { printBudgets } from './print-section';
import { runProgram } from './run-program';
import { benchStart } from './start/bench-start';
import { copyApp, copySite } from './work-copy';

/** Generated articles per language. */
const articles = 150;

const templates = ['home', 'glossary-article', 'service', 'text-page', 'error'] as const;

/**
 * Builds a copy of the site with generated articles.
 *
 * @param root folder for the copy
 * @param articles number of generated articles per language
 * @returns folder of the export
 * @throws Error with the output of a failed build
 */
export async function buildSite(root: string, articles: number): Promise<string> {
  const folder = path.join(root, 'site');
  copySite(folder);
  generateArticles(path.join(folder, 'content', 'glossary'), articles);
  await runProgram(['node_modules/.bin/tsx', 'lib/build/build.ts'], folder);
  return path.join(folder, 'out');
}

/**
 * Builds the app with an empty page.
 *
 * @returns folder of the export
 */
export async function buildBare(root: string): Promise<string> {
  const folder = path.join(root, 'bare');
  copyApp('bare-next', folder);
  await runProgram(['node_modules/.bin/next', 'build'], folder);
  return path.join(folder, 'out');
}

/** Median page of each template, without pages that have no runtime. */
function weighTemplates(out: string): ReadonlyMap<string, number> {
  const pages = listByTemplate(out);
  return new Map(
    templates.map((template) => {
      const weights = (pages.get(template) ?? [])
        .filter((address) => /^\/[a-z]{2}\//.test(address))
        .map((address) => weighScripts(out, address));
      return [template, findMedian(weights, (bytes) => bytes)];
    }),
  );
}

/** Measures all sizes. */
const weigh = (siteOut: string, plainOut: string, bareOut: string): Measured => ({
  scripts: weighTemplates(siteOut),
  bareScripts: weighScripts(bareOut, '/'),
  comparison: compareArticles(siteOut, plainOut),
  largestPageData: findLargestPageData(siteOut),
});

/** Prints the budgets and returns the exit code. */
function conclude(budgets: readonly Budget[]): number {
  printBudgets(budgets);
  return isFailure(budgets) ? 1 : 0;
}

const createWorkFolder = (): string => createTemporaryFolder('stellwerk-bench-');

function buildArticles(root: string): Promise<string> {
  console.log(`Building the site with ${articles} generated articles in each language …`);
  return buildSite(root, articles);
}

/** Measures navigation in the site and in plain Next. */
async function navigate(siteOut: string, plainOut: string): Promise<Budget[]> {
  console.log('Moving from page to page in a browser …');
  const navigation = await measureNavigation(siteOut, plainOut);
  printNavigation(navigation);
  return judgeNavigation(navigation);
}

/** Measures sizes, navigation and page loads. */
async function runBench(isNavigationAlone: boolean): Promise<number> {
  const root = createWorkFolder();
  const siteOut = await buildArticles(root);
  console.log('Building plain Next with the same pages …');
  const plainOut = await buildPlainNext(siteOut, root);
  if (isNavigationAlone) return conclude(await navigate(siteOut, plainOut));
  const weighed = judgeBudgets(weigh(siteOut, plainOut, await buildBare(root)));
  return conclude([...weighed, ...(await navigate(siteOut, plainOut)), ...(await benchStart(siteOut))]);
}

/** Value of `--runs=3`, if present. */
function readRuns(options: readonly string[]): number | undefined {
  const option = options.find((candidate) => candidate.startsWith('--runs='));
  if (option === undefined) return undefined;
  const [, runs] = /^--runs=([1-9]\d*)$/.exec(option) ?? [];
  if (runs === undefined) throw new Error(`Options: expected --runs=5, found ${option}.`);
  return Number(runs);
}

/**
 * `--peers`, alone or with `--start`: compares the site with Gatsby, Astro and plain Next, all with generated
 * articles.
 */
async function runPeers(options: readonly string[]): Promise<number> {
  const [root, runs] = [createWorkFolder(), readRuns(options)];
  const siteOut = await buildArticles(root);
  const start = options.includes('--start') ? await benchStart(siteOut, runs) : [];
  return conclude([...start, ...(await benchPeers(siteOut, root, runs))]);
}

async function run(options: readonly string[]): Promise<number> {
  console.log(
    `Measuring on ${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  if (options.includes('--loop')) return benchLoop();
  if (options.includes('--peers')) return runPeers(options);
  if (options.includes('--start')) return conclude(await benchStart('out', readRuns(options)));
  return runBench(options.includes('--navigation'));
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
