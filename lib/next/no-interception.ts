/*
 * Stands in the place of what Next's router knows of intercepting routes, folders such as `(..)photo`: the site has
 * none. 1 kB of every first visit.
 */

export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = [];
export const isInterceptionRouteAppPath = (): boolean => false;
