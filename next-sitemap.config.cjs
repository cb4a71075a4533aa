const { readFileSync } = require('node:fs');

// Written by the build from the registry: the sitemap lists what the registry lists, nothing else.
const { origin, entries } = JSON.parse(readFileSync('.cache/sitemap.json', 'utf8'));

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  siteUrl: origin,
  output: 'export',
  outDir: process.env['SITEMAP_OUT'] ?? 'out',
  generateRobotsTxt: true,
  generateIndexSitemap: true,
  sitemapSize: 5000,
  trailingSlash: true,
  autoLastmod: false,
  exclude: ['*'],
  additionalPaths: () => entries,
};
