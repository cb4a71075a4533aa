import { drawBodies, type BodiesInput } from './bodies';
import { expectSound, expectWordsFree, readPath } from './testing';

const input: BodiesInput = {
  outsiders: [
    { name: 'Europäische Zentralbank', short: 'EZB' },
    { name: 'BaFin', short: 'BaFin' },
    { name: 'Deutsche Bundesbank', short: 'Bundesbank' },
  ],
  outside: 'Aufsicht',
  inside: 'Stellwerk',
  meeting: 'Hauptversammlung',
  board: 'Aufsichtsrat',
  management: 'Vorstand',
  control: 'Kontrollfunktionen',
  auditor: 'Prüfer',
  elects: 'wählt vier von sechs Mitgliedern',
  appoints: 'bestellt ihn und stimmt großen Engagements zu',
  reports: 'berichten',
  audits: 'berichtet dem Aufsichtsrat',
  direct: 'direkter Weg zum Vorsitz des Aufsichtsrats',
};

describe.each(Object.entries(drawBodies(input)))('bodies, %s', (_, drawing) => {
  it('has nothing outside, no words on words and no line through words', () => {
    expectSound(drawing);
    expectWordsFree(drawing);
  });

  it('leads the lit way past the management', () => {
    const plate = (text: string) =>
      drawing.marks.find((mark) => mark.kind === 'plate' && mark.text === text) as { x: number; y: number };
    const way = readPath(drawing, 'lit');
    const { x, y } = plate('Vorstand');
    const [from, to] = [way[0], way.at(-1)];
    expect(from).toMatchObject({ x: plate('Kontrollfunktionen').x, y: plate('Kontrollfunktionen').y });
    // Running down it meets the plate beside the auditor's track, not on it.
    expect(to?.x).toBe(plate('Aufsichtsrat').x);
    expect(Math.abs((to?.y ?? 0) - plate('Aufsichtsrat').y)).toBeLessThanOrEqual(4);
    for (const place of way.slice(1, -1)) expect(Math.hypot(place.x - x, place.y - y)).toBeGreaterThan(60);
  });
});
