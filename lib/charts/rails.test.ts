import type { Drawing } from '#lib/core/chart';
import { expectSound, readPath } from './testing';
import { drawRails, findCrossing } from './rails';
import type { RailsInput } from './rails-frame';

const years = [
  { label: '2021', main: 33.2, side: 35.8, difference: '−2.6' },
  { label: '2022', main: 46.6, side: 47.9, difference: '−1.3' },
  { label: '2023', main: 72.5, side: 58.9, difference: '+13.6' },
  { label: '2024', main: 92, side: 67.9, difference: '+24.1' },
  { label: '2025', main: 106.1, side: 75.3, difference: '+30.8' },
];

const input: RailsInput = {
  years,
  formatTick: String,
  formatTop: (value) => `${value} Mio. €`,
  main: { name: 'Ertrag', value: '106,1 Mio. €', short: '106,1' },
  side: { name: 'Aufwand und Risiko', value: '75,3 Mio. €', short: '75,3' },
  between: 'Gewinn 30,8 Mio. €',
  differenceName: 'Ergebnis vor Steuern',
  crossing: ['Schienen kreuzen sich:', 'Gewinn seit 2023'],
};

const stations = (drawing: Drawing, role: 'main' | 'side') =>
  drawing.marks.flatMap((mark) => (mark.kind === 'station' && mark.role === role ? [mark] : []));

describe('findCrossing', () => {
  it('lies where both series have the same value', () => {
    const found = findCrossing(years);
    if (!found) throw new Error('no crossing');
    const part = found.at - 1;
    expect(Math.floor(found.at)).toBe(1);
    expect(found.value).toBeCloseTo(46.6 + part * (72.5 - 46.6));
    expect(found.value).toBeCloseTo(47.9 + part * (58.9 - 47.9));
  });

  it('is none where the main series always leads, or never', () => {
    expect(findCrossing(years.slice(2))).toBeUndefined();
    expect(findCrossing(years.slice(0, 2))).toBeUndefined();
  });
});

describe.each(Object.entries(drawRails(input, 'full')))('rails, %s', (_, drawing) => {
  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('has its stations at true data points on one scale', () => {
    const [main, side] = [stations(drawing, 'main'), stations(drawing, 'side')];
    const zero = readPath(drawing, 'edge')[0]?.y ?? 0;
    const perUnit = main.map(({ y }, index) => (zero - y) / (years[index]?.main ?? 0));
    const perSide = side.map(({ y }, index) => (zero - y) / (years[index]?.side ?? 0));
    for (const unit of [...perUnit, ...perSide]) expect(unit).toBeCloseTo(perUnit[0] ?? 0, 1);
    const steps = main.slice(1).map(({ x }, index) => x - (main[index]?.x ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
  });

  it('says its unit once, on the highest of its values', () => {
    const rules = drawing.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.role === 'note' ? [mark.text] : [],
    );
    expect(rules.slice(0, 5)).toEqual(['0', '25', '50', '75', '100 Mio. €']);
  });

  it('covers no station with its event', () => {
    const [event] = drawing.marks.flatMap((mark) => (mark.kind === 'event' ? [mark] : []));
    const places = [...stations(drawing, 'main'), ...stations(drawing, 'side')];
    const nearest = Math.min(
      ...places.map(({ x, y }) => Math.hypot(x - (event?.x ?? 0), y - (event?.y ?? 0))),
    );
    expect(nearest).toBeGreaterThan(8 + 6);
  });

  it('marks losses by form and sign', () => {
    expect(drawing.marks.filter((mark) => 'role' in mark && mark.role === 'loss')).toHaveLength(3);
  });
});
