import type { Viewport } from 'next';

/** Both schemes are drawn; the bar of the browser takes the page's ground. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1a24' },
  ],
};
