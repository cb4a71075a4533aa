type Signals = {
  readonly globalPrivacyControl?: boolean | undefined;
  readonly doNotTrack?: string | null | undefined;
};

/**
 * Whether the browser sends a privacy signal, which counts as refusal without asking.
 *
 * @see https://w3c.github.io/gpc/
 * @see https://www.w3.org/TR/tracking-dnt/#dnt-header-field
 */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
