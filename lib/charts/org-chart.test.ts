import { drawOrgChart, type OrgChart } from './org-chart';
import { expectSound, expectWordsFree, readPath } from './testing';

const input: OrgChart = {
  outsiders: [
    { name: 'Europäische Zentralbank', short: 'EZB' },
    { name: 'BaFin', short: 'BaFin' },
    { name: 'Deutsche Bundesbank', short: 'Bundesbank' },
  ],
  outside: 'Authorities',
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

describe.each(Object.entries(drawOrgChart(input)))('organisation chart, %s', (_, drawing) => {
  it('has nothing outside, no overlapping labels and no line through labels', () => {
    expectSound(drawing);
    expectWordsFree(drawing);
  });

  it('draws the highlighted line past the management', () => {
    const box = (text: string) =>
      drawing.marks.find((mark) => mark.kind === 'box' && mark.text === text) as { x: number; y: number };
    const line = readPath(drawing, 'highlight');
    const { x, y } = box('Vorstand');
    const [from, to] = [line[0], line.at(-1)];
    expect(from).toMatchObject({ x: box('Kontrollfunktionen').x, y: box('Kontrollfunktionen').y });
    // In a column it meets the box beside the auditor's line, not on it.
    expect(to?.x).toBe(box('Aufsichtsrat').x);
    expect(Math.abs((to?.y ?? 0) - box('Aufsichtsrat').y)).toBeLessThanOrEqual(4);
    for (const place of line.slice(1, -1)) expect(Math.hypot(place.x - x, place.y - y)).toBeGreaterThan(60);
  });
});
