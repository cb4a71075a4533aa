import type { Drawing } from '#lib/core/chart';
import { drawOneSupplier } from './one-supplier';
import { companyPages } from './schema';
import { drawManySuppliers } from './many-suppliers';

const before = {
  title: 'Before',
  lead: '',
  from: 'Your product',
  to: 'Your customer',
  contract: 'contract',
  reconcile: 'Reconciliation',
  suppliers: [
    { name: 'Account bank', goesTo: 'API' },
    { name: 'Fraud filter', goesTo: 'Check', gap: 'nobody acts' },
    { name: 'Lender', goesTo: 'API' },
  ],
  alt: '',
};
const many = drawManySuppliers(before);
const after = {
  title: 'After',
  lead: '',
  from: 'Your product',
  to: 'Your customer',
  instead: 'instead of',
  stations: [{ name: 'API' }, { name: 'Check' }, { name: 'Case desk', note: 'acts', isAside: true as const }],
  alt: '',
};
const one = drawOneSupplier(after, before);

const textsOf = ({ marks }: Drawing): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('drawings of before and after', () => {
  it('give every supplier its own line and contract', () => {
    expect(textsOf(many.half)).toEqual(expect.arrayContaining(['contract 1', 'contract 2', 'contract 3']));
  });

  it('end a line with a gap before the others meet', () => {
    const stop = many.narrow.marks.find(({ kind }) => kind === 'end');
    expect(stop).toMatchObject({ kind: 'end' });
    expect(stop && 'x' in stop ? stop.x : 0).toBeLessThan(many.narrow.width - 100);
  });

  it('have one route with the case desk beside it', () => {
    for (const drawing of Object.values(one)) {
      expect(drawing.marks.filter((mark) => mark.kind === 'line' && mark.role === 'highlight')).toHaveLength(
        1,
      );
      const [aside, ...route] = ['side', 'main', 'main'];
      const roles = drawing.marks.flatMap((mark) => (mark.kind === 'point' ? [mark.role] : []));
      expect(roles.toSorted()).toEqual([...route, aside]);
    }
  });

  it('show at full width whose work is done at each station', () => {
    const texts = one.full && textsOf(one.full);
    expect(texts).toEqual(
      expect.arrayContaining(['instead of', ...before.suppliers.map(({ name }) => name)]),
    );
  });

  it.each(companyPages.all('en').concat(companyPages.all('de')))(
    'no work is lost in $locale $slug',
    (entry) => {
      if (entry.slug !== 'why-the-product') return;
      const stations = entry.after.stations.map(({ name }) => name);
      expect(entry.before.suppliers.filter(({ goesTo }) => !stations.includes(goesTo))).toEqual([]);
    },
  );

  it('stay inside their view boxes', () => {
    for (const { width, height, marks } of [...Object.values(many), ...Object.values(one)])
      for (const mark of marks)
        if ('x' in mark) {
          expect(mark.x).toBeGreaterThanOrEqual(0);
          expect(mark.x).toBeLessThanOrEqual(width);
          expect(mark.y).toBeGreaterThan(0);
          expect(mark.y).toBeLessThanOrEqual(height);
        }
  });
});
