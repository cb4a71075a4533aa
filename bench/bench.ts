import os from 'node:os';
import path from 'node:path';
import { createTemporaryFolder } from './at-end';
import { benchSearch } from './bench-search';
import { isFailure, judgeBudgets, type Budget, type Measured } from './budgets';
import { buildBare, buildBoth, buildSite, type Build, type Folders } from './builds';
import { compareArticles, findLargestPageData } from './compare-articles';
import { measureGrowth } from './growth';
import { benchLoop } from './loop/bench-loop';
import { judgeNavigation } from './navigation/judge-navigation';
import { measureNavigation, type Navigation } from './navigation/measure-navigation';
import { printNavigation } from './navigation/print-navigation';
import { weighFamilies, weighScripts } from './page-weights';
import { benchPeers } from './peers/bench-peers';
import { printBudgets } from './print-section';
import { printReport } from './report';
import { benchStart } from './start/bench-start';
import { copyApp, copySite, furnishPlainApp } from './work-copy';

/** Generated articles of a build, both languages together. The middle one tells a line from a curve. */
const [smallest, ...larger] = [300, 1650, 3000] as const;

function createWorkFolder(): Folders {
  const root = createTemporaryFolder('stellwerk-bench-');
  const folder = (name: keyof Folders): string => path.join(root, name);
  return { site: folder('site'), plain: folder('plain'), bare: folder('bare'), peers: folder('peers') };
}

function prepare(): Folders {
  const folders = createWorkFolder();
  copySite(folders.site);
  copyApp('plain-next', folders.plain);
  furnishPlainApp(folders.plain);
  copyApp('bare-next', folders.bare);
  return folders;
}

/** Everything that is weighed in the exports of the smallest build. */
function weigh({ site, plain, bare }: Folders): Omit<Measured, 'growth'> {
  const [siteOut, plainOut, bareOut] = [site, plain, bare].map((folder) => path.join(folder, 'out')) as [
    string,
    string,
    string,
  ];
  return {
    weights: weighFamilies(siteOut),
    bareScripts: weighScripts(bareOut, '/').gzip,
    comparison: compareArticles(siteOut, plainOut),
    largestPageData: findLargestPageData(siteOut),
  };
}

async function buildLarger(folders: Folders): Promise<Build[]> {
  const builds: Build[] = [];
  for (const articles of larger) {
    console.log(`Building the site and plain Next with ${articles} generated articles …`);
    builds.push(...(await buildBoth(folders, articles)));
  }
  return builds;
}

/** Measures navigation in the exports of the smallest build. */
function navigate({ site, plain }: Folders): Promise<Navigation> {
  console.log('Moving from page to page in a browser …');
  return measureNavigation(path.join(site, 'out'), path.join(plain, 'out'));
}

/** Prints the budgets, which come last, and gives the run's exit code. */
function conclude(budgets: readonly Budget[]): number {
  printBudgets(budgets);
  return isFailure(budgets) ? 1 : 0;
}

/** Measures the build, its result and how visitors move in it; `--quick` leaves out how the build grows. */
async function runBench(folders: Folders, quick: boolean): Promise<number> {
  console.log(
    `Building a bare Next page, then the site and plain Next with ${smallest} generated articles …`,
  );
  await buildBare(folders);
  const builds = await buildBoth(folders, smallest);
  const weighed = weigh(folders);
  const navigation = await navigate(folders);
  if (!quick) builds.push(...(await buildLarger(folders)));
  const measured = {
    ...weighed,
    growth: quick ? [] : [measureGrowth('site', builds), measureGrowth('plain Next', builds)],
  };
  printReport(builds, measured);
  printNavigation(navigation);
  const siteOut = path.join(folders.site, 'out');
  const [search, start] = [await benchSearch(siteOut), await benchStart(siteOut)];
  return conclude([...judgeBudgets(measured), ...judgeNavigation(navigation), ...search, ...start]);
}

/** `--navigation`: how visitors move, and nothing else. */
async function runNavigation(folders: Folders): Promise<number> {
  console.log(`Building the site and plain Next with ${smallest} generated articles …`);
  await buildBoth(folders, smallest);
  const navigation = await navigate(folders);
  printNavigation(navigation);
  return conclude(judgeNavigation(navigation));
}

/** `--search`: the search of the export that is there, and nothing else. */
async function runSearch(): Promise<number> {
  return conclude(await benchSearch('out'));
}

/** The number of `--runs=3`, if there is one. */
function readRuns(options: readonly string[]): number | undefined {
  const option = options.find((candidate) => candidate.startsWith('--runs='));
  if (option === undefined) return undefined;
  const [, runs] = /^--runs=([1-9]\d*)$/.exec(option) ?? [];
  if (runs === undefined) throw new Error(`Options: expected --runs=5, found ${option}.`);
  return Number(runs);
}

/** `--start`: how pages of the export that is there start, and nothing else. */
async function runStart(options: readonly string[]): Promise<number> {
  return conclude(await benchStart('out', readRuns(options)));
}

/** `--peers`, alone or with `--start`: Gatsby, Astro and plain Next beside the site, all with generated articles. */
async function runPeers(options: readonly string[]): Promise<number> {
  const [folders, runs] = [createWorkFolder(), readRuns(options)];
  copySite(folders.site);
  console.log(`Building the site with ${smallest} generated articles …`);
  await buildSite(folders, smallest);
  const siteOut = path.join(folders.site, 'out');
  const start = options.includes('--start') ? await benchStart(siteOut, runs) : [];
  return conclude([...start, ...(await benchPeers(siteOut, folders.peers, runs))]);
}

function run(options: readonly string[]): Promise<number> {
  console.log(
    `Measuring on ${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  if (options.includes('--loop')) return benchLoop();
  if (options.includes('--search')) return runSearch();
  if (options.includes('--peers')) return runPeers(options);
  if (options.includes('--start')) return runStart(options);
  const folders = prepare();
  return options.includes('--navigation')
    ? runNavigation(folders)
    : runBench(folders, options.includes('--quick'));
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
