// eslint-plugin-boundaries loads resolvers with require(): this one file has to be CommonJS.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
/** @type {{ imports: Record<string, { readonly 'react-server': string }> }} names that stand for other files in the browser */
const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * Where an import leads, by its text alone: no disk is read, so that a file that does not exist (yet)
 * is judged like any other, and `#lib/core/slug` stays without its extension.
 * @param {string} source the specifier, such as `#lib/core/slug` or `../schema`
 * @param {string} file the importing file's full path
 * @returns {{ found: true, path: string } | { found: false }} packages are not found: their names are judged
 */
function resolve(source, file) {
  const name = source.replace(/(?<=^#islands\/).*/, '*');
  const own = imports[name];
  if (own)
    return {
      found: true,
      path: path.join(
        root,
        own['react-server'].replace(/\.tsx?$/, '').replace('*', source.slice(name.length - 1)),
      ),
    };
  // Each alias of tsconfig.json stands for the folder of its name; a test holds them to that.
  if (source.startsWith('#')) return { found: true, path: path.join(root, source.slice(1)) };
  if (/^(?:\.|\/)/.test(source)) return { found: true, path: path.resolve(path.dirname(file), source) };
  return { found: false };
}

module.exports = { interfaceVersion: 2, resolve };
