import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a dashed green line is the way that a payment or an application takes now. */
const routes: readonly string[] = [
  'components/templates/company/board-route.module.css',
  'components/templates/company/why-the-product.module.css',
  'components/templates/developers/state-track.module.css',
];

it('dashes of the highlight mean the route taken now; bars of other things are plain', () => {
  const dashed = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join('components', file))
    .filter((file) =>
      /linear-gradient\([^;]*(?<!srgb, )var\(--color-highlight\) (?:0 )?[\d.]+(?:px|%)/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(dashed.toSorted()).toEqual(routes);
});
