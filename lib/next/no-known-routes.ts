/*
 * Stands in the place of what Next's router learns of a site's addresses, to guess the routes of pages that it has not
 * asked for. It never leaves the page that it started on, since pages travel as page data: nothing is learnt, nothing
 * known. 1.8 kB of every first visit.
 */

export const discoverKnownRoute = (): undefined => undefined;
export const matchKnownRoute = (): null => null;
export const resetKnownRoutes = (): undefined => undefined;
