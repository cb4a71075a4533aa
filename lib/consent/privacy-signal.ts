type Signals = {
  readonly globalPrivacyControl?: boolean | undefined;
  readonly doNotTrack?: string | null | undefined;
};

/**
 * Whether the browser refuses for its user, which counts as a refusal without a question.
 *
 * @see https://w3c.github.io/gpc/
 * @see https://www.w3.org/TR/tracking-dnt/#dnt-header-field
 */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
