/** Browser facts that the mobile detection looks at. */
export type DeviceFacts = {
  readonly touch: boolean;
  /** Inner width of the window in CSS pixels. */
  readonly width: number;
  readonly userAgent: string;
};

/** docs/specification.md#s157: widest window of a touch device that counts as mobile. */
export const mobileMaxWidth = 768;

const mobileUserAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/**
 * Tells whether a device counts as mobile: touch and a window of at most 768 pixels, or a mobile
 * user agent. Never called at build time: the exported page does not know its reader. docs/specification.md#s157.
 * No page needs it so far: they ask for what matters to them, a pointer that hovers or data saver.
 */
export function isMobile({ touch, width, userAgent }: DeviceFacts): boolean {
  return (touch && width <= mobileMaxWidth) || mobileUserAgent.test(userAgent);
}

/** Reads the facts from a window. */
export function readDeviceFacts(window: Window): DeviceFacts {
  return {
    touch: 'ontouchstart' in window || window.navigator.maxTouchPoints > 0,
    width: window.innerWidth,
    userAgent: window.navigator.userAgent,
  };
}
