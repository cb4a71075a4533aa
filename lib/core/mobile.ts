export type DeviceFacts = {
  readonly touch: boolean;
  /** Inner width of the window in CSS pixels. */
  readonly width: number;
  readonly userAgent: string;
};

/** docs/specification.md#s157: maximum window width of a touch device that counts as mobile. */
export const mobileMaxWidth = 768;

const mobileUserAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/**
 * Whether a device counts as mobile: touch and a window of at most 768 pixels, or a mobile user agent. Never
 * call it at build time. docs/specification.md#s157.
 * No page uses it so far: pages query the feature that matters, such as hover or data saver.
 */
export function isMobile({ touch, width, userAgent }: DeviceFacts): boolean {
  return (touch && width <= mobileMaxWidth) || mobileUserAgent.test(userAgent);
}

export function readDeviceFacts(window: Window): DeviceFacts {
  return {
    touch: 'ontouchstart' in window || window.navigator.maxTouchPoints > 0,
    width: window.innerWidth,
    userAgent: window.navigator.userAgent,
  };
}
