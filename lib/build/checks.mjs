// Plain JavaScript without dependencies: this is read before anything is installed.

/**
 * Every check is an npm script. Those of a lane run one after the other, cheap ones first; the lanes run
 * side by side, since no check of the sources waits for the export.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const everydayLanes = {
  sources: ['format', 'lint:css', 'lint', 'types', 'unused', 'test:unit', 'test:content'],
  export: ['export', 'test:export', 'test:browser'],
};

/**
 * What `npm test` looks at in one page of each template and in pages that changed, on all pages.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const allPagesLanes = { export: ['export', 'test:pages'] };
