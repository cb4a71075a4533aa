// Plain JavaScript without dependencies: this is read before anything is installed.

/**
 * Every check is an npm script. Those of a lane run one after the other, cheap ones first; the lanes run
 * side by side and take about as long as each other.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const everydayLanes = {
  sources: ['format', 'lint:css', 'lint', 'lint:rules', 'types', 'unused', 'test:unit', 'test:export'],
  export: ['export:local', 'test:browser', 'test:content'],
};

/**
 * What `npm test` leaves out: all other pages, longer journeys, and builds of the site with another environment.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const thoroughLanes = { files: ['test:thorough'], browser: ['export:local', 'test:thorough:browser'] };

/**
 * Checks that look at what another lane makes.
 * @type {Readonly<Record<string, string>>}
 */
export const needs = { 'test:export': 'export:local', 'test:thorough': 'export:local' };
