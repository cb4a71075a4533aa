import type { Measured } from './budgets';
import type { Build } from './builds';
import type { Sizes } from './export-files';
import { isLinear, type Growth } from './growth';
import type { PageWeight } from './page-weights';
import { printSection } from './print-section';
import { formatCount, formatTable } from './table';

function buildRow({ builder, articles, documents, wallMs, cpuMs, peakBytes, othersMs }: Build): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const memory = peakBytes === undefined ? 'not measured' : formatCount(peakBytes / 1e6);
  return [
    builder,
    formatCount(articles),
    formatCount(documents),
    seconds(wallMs),
    seconds(cpuMs),
    (documents / (wallMs / 1000)).toFixed(1),
    (cpuMs / documents).toFixed(1),
    memory,
    seconds(othersMs),
  ];
}

function printBuilds(builds: readonly Build[]): void {
  const head = [
    'build',
    'generated',
    'pages',
    'wall s',
    'CPU s',
    'pages/s',
    'CPU ms/page',
    'peak MB',
    "others' CPU s",
  ];
  printSection(
    'Builds, each from nothing',
    formatTable([head, ...builds.map(buildRow)]),
    '',
    'Pages are HTML files of the export. CPU is user and system time of the whole process tree. Peak is the highest sum of the',
    "resident memory of all processes at one moment. The site's build holds its content check, page data and every other step.",
    "Others' CPU is what the rest of the machine took meanwhile: where it is much, wall times and pages/s say little.",
  );
}

function growthRow(growth: Growth): string[] {
  const { builder, cpuPerExtraPage, wallPerExtraPage, perPageRatio, marginalRatio } = growth;
  return [
    builder,
    cpuPerExtraPage.toFixed(2),
    wallPerExtraPage.toFixed(2),
    (1000 / wallPerExtraPage).toFixed(0),
    `× ${perPageRatio.toFixed(2)}`,
    `× ${marginalRatio.toFixed(2)}`,
    isLinear(growth) ? 'yes' : 'no',
  ];
}

function printGrowth(growth: readonly Growth[]): void {
  const head = [
    'build',
    'CPU ms/extra page',
    'wall ms/extra page',
    'extra pages/s',
    'CPU/page, most to least',
    'CPU/extra page, upper to lower half',
    'linear',
  ];
  printSection(
    'Growth from the smallest to the largest build',
    formatTable([head, ...growth.map(growthRow)]),
  );
}

function printSteps(builds: readonly Build[]): void {
  const largest = builds.filter(({ builder }) => builder === 'site').at(-1);
  if (largest)
    printSection(
      `Steps of the site's build with ${formatCount(largest.articles)} articles`,
      largest.output.trimEnd(),
    );
}

function weightRows({ family, address, html, scripts, styles, pageData }: PageWeight): string[][] {
  const row = (part: string, { raw, gzip, brotli }: Sizes, first = '') => [
    first,
    part,
    formatCount(raw),
    formatCount(gzip),
    formatCount(brotli),
  ];
  return [
    row('HTML', html, `${family} ${address}`),
    row('first-load JavaScript', scripts),
    row('CSS', styles),
    row('page data', pageData),
  ];
}

function printWeights(weights: readonly PageWeight[]): void {
  printSection(
    "Bytes of each family's median page, from the 300-article export",
    formatTable([['family', 'part', 'bytes', 'gzip', 'brotli'], ...weights.flatMap(weightRows)], 2),
  );
}

function printScripts({ weights, bareScripts }: Measured): void {
  const rows = weights.map(({ family, scripts }) => [
    family,
    formatCount(scripts.gzip),
    formatCount(bareScripts),
    formatCount(scripts.gzip - bareScripts),
  ]);
  printSection(
    'First-load JavaScript beside a bare page of the same Next, gzip bytes',
    formatTable([['family', 'site', 'bare Next', 'difference'], ...rows]),
  );
}

function printArticles({ comparison, largestPageData }: Measured): void {
  const { articles, real, median, lowest, highest, sameWords } = comparison;
  printSection(
    `HTML of ${articles} articles (${real} real, ${articles - real} generated) beside plain Next's, brotli`,
    `median ratio ${median.ratio.toFixed(3)} (${median.address}: ${formatCount(median.site)} to ${formatCount(median.plain)} bytes), from ${lowest.toFixed(3)} to ${highest.toFixed(3)}`,
    `the same words in both: ${sameWords} of ${articles}`,
    `largest page data of a real article: ${largestPageData.address}, ${formatCount(largestPageData.gzip)} bytes gzip`,
  );
}

/** Prints builds and bytes. */
export function printReport(builds: readonly Build[], measured: Measured): void {
  printBuilds(builds);
  if (measured.growth.length > 0) printGrowth(measured.growth);
  printSteps(builds);
  printWeights(measured.weights);
  printScripts(measured);
  printArticles(measured);
}
