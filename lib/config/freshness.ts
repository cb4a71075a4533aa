/**
 * How long content that was read is good for, in milliseconds: for the whole of a build, but for a
 * second in `next dev`, so that a reload of the browser shows what an editor has just saved.
 */
export const contentMaxAge = process.env.NODE_ENV === 'development' ? 1000 : Infinity;
