// Plain JavaScript without dependencies: loaded before anything is installed.

/**
 * Every check is an npm script. Scripts of a lane run sequentially, cheap ones first; lanes run in parallel and take
 * about the same time.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const everydayLanes = {
  sources: [
    'format',
    'lint:css',
    'lint',
    'lint:rules',
    'types',
    'unused',
    'test:unit',
    'test:content',
    'test:export',
  ],
  export: ['export:local', 'test:browser'],
};

/**
 * Checks not in `npm test`: all other pages, longer journeys, and builds with other environments.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const thoroughLanes = { files: ['test:thorough'], browser: ['export:local', 'test:thorough:browser'] };

/**
 * Checks that depend on the output of another lane.
 * @type {Readonly<Record<string, string>>}
 */
export const needs = { 'test:export': 'export:local', 'test:thorough': 'export:local' };
