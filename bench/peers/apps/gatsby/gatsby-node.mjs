import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name) => JSON.parse(readFileSync(path.resolve('data', name), 'utf8'));

/** Pages from data without GraphQL, as documented by Gatsby. */
export const createPages = ({ actions: { createPage } }) => {
  const tree = read('index.json');
  for (const { path: address, template, html, ...head } of read('pages.json'))
    createPage({
      path: address,
      component: path.resolve('src', 'templates', `${template}.jsx`),
      context: template === 'index' ? { ...head, tree } : { ...head, html },
    });
};

/** Gatsby's minifier drops statements with the order of layers; the style sheets are already minified. */
export const onCreateWebpackConfig = ({ getConfig, actions: { replaceWebpackConfig } }) => {
  const config = getConfig();
  const { minimizer = [] } = config.optimization ?? {};
  const kept = minimizer.filter((plugin) => plugin.constructor.name !== 'CssMinimizerPlugin');
  replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer: kept } });
};
