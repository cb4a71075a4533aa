/** A third-party work that visitors download. */
export type ShippedWork = {
  readonly name: string;
  /** SPDX identifier of its licence. */
  readonly licence: string;
  readonly file: string;
  /** Copyright line, if the licence file lacks it. */
  readonly copyright?: string;
};

const inPackage = (name: string, licence = 'MIT', file = 'LICENSE'): ShippedWork => ({
  name,
  licence,
  file: `node_modules/${name}/${file}`,
});

/** A test bundles all browser code and checks that each package in it is listed. */
export const shippedWorks: readonly ShippedWork[] = [
  { name: 'Archivo (typeface)', licence: 'OFL-1.1', file: 'components/fonts/LICENSE.txt' },
  inPackage('next', 'MIT', 'license.md'),
  // Third-party parts of Next's browser code.
  inPackage('react'),
  inPackage('react-dom'),
  inPackage('scheduler'),
  inPackage('@swc/helpers', 'Apache-2.0'),
  { name: 'process', licence: 'MIT', file: 'node_modules/next/dist/compiled/process/LICENSE' },
  {
    // For browsers without modules. Next bundles it without its licence file, which is the MIT licence.
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
