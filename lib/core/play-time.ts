/** Formats a duration as `8:05`, rounded down. */
export function formatPlayTime(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}

/** Formats a duration as ISO 8601: `PT8M5S`. */
export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.round(seconds);
  return `PT${Math.floor(wholeSeconds / 60)}M${wholeSeconds % 60}S`;
}
