/** A work of others of which visitors download a copy. */
export type ShippedWork = {
  readonly name: string;
  /** SPDX identifier of the licence that it is used under. */
  readonly licence: string;
  /** File with the text of the licence. */
  readonly file: string;
  /** Whom the text leaves out, where it does. */
  readonly copyright?: string;
};

const inPackage = (name: string, licence = 'MIT', file = 'LICENSE'): ShippedWork => ({
  name,
  licence,
  file: `node_modules/${name}/${file}`,
});

/** A test bundles what runs in browsers and looks whether each package in it stands here. */
export const shippedWorks: readonly ShippedWork[] = [
  { name: 'Archivo (typeface)', licence: 'OFL-1.1', file: 'components/fonts/LICENSE.txt' },
  inPackage('next', 'MIT', 'license.md'),
  // Parts of Next's browser code that are not its own.
  inPackage('react'),
  inPackage('react-dom'),
  inPackage('scheduler'),
  inPackage('@swc/helpers', 'Apache-2.0'),
  { name: 'process', licence: 'MIT', file: 'node_modules/next/dist/compiled/process/LICENSE' },
  {
    // For browsers without modules. Next brings it without the file of its licence, which is the MIT licence, too.
    name: 'core-js',
    licence: 'MIT',
    file: 'node_modules/react/LICENSE',
    copyright: 'Copyright (c) 2014-2024 Denis Pushkarev',
  },
  { name: '@next/third-parties', licence: 'MIT', file: 'node_modules/next/license.md' },
  inPackage('third-party-capital', 'Apache-2.0'),
  inPackage('serwist'),
  inPackage('@serwist/utils'),
  inPackage('idb', 'ISC'),
  inPackage('ibantools', 'MIT', 'LICENSE.MIT'),
  inPackage('@noble/hashes'),
  inPackage('@scure/base'),
];
