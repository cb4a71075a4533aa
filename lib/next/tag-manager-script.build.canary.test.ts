import { runInNewContext } from 'node:vm';
import { readTagManagerScript } from './tag-manager-script.build';

/** Row "tag manager's script" of `lib/next/README.md`. */
test("the inline script of Next's component starts the tag manager, and contains no configuration", () => {
  const script = readTagManagerScript();
  const window: { dataLayer?: { event: string }[] } = {};
  runInNewContext(script, { window });
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number) as number, event: 'gtm.js' }]);
  expect(script).not.toContain('GTM-');
});
