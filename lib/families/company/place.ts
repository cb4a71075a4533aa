import { drawSizes } from '#lib/charts/draw-sizes';
import { measureText } from '#lib/core/wrap-label';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import type { CompanyEntryOf } from './schema';

type Sketch = CompanyEntryOf<'about'>['place']['sketch'];

/** Both sides of the street. */
const street = { top: 16, bottom: 48 };

/** Tracks of a goods yard: each leaves the one below it and ends at a buffer stop. */
const listTracks = (width: number) => [
  { d: `M0 212H${width - 32}`, x: width - 32, y: 212 },
  { d: `M40 212l36 -36H${width - 80}`, x: width - 80, y: 176 },
  { d: `M108 176l36 -36H${width - 128}`, x: width - 128, y: 140 },
];

function drawSketch({ name, street: streetName, tracks, note }: Sketch, width: number): Drawing {
  const plate = measureText(name, 16) + 28;
  const x = width - plate / 2 - 24;
  return {
    width,
    height: 252,
    marks: [
      ...[street.top, street.bottom].map(
        (y): Mark => ({ kind: 'line', role: 'edge', d: `M0 ${y}H${width}` }),
      ),
      { kind: 'text', role: 'label', x: 12, y: 37, text: streetName },
      { kind: 'line', role: 'lead', d: `M${x} ${street.bottom}V77` },
      ...listTracks(width).flatMap(({ d, ...at }): Mark[] => [
        { kind: 'line', role: 'rail', d },
        { kind: 'stop', ...at },
      ]),
      { kind: 'plate', x, y: 94, width: plate, text: name, role: 'name' },
      { kind: 'text', role: 'note', x: 0, y: 242, text: tracks },
      { kind: 'text', role: 'note', x: width, y: 242, anchor: 'end', text: note },
    ],
  };
}

/** Where the office is: between a street and the tracks of what was a goods station. */
export const drawPlace = (sketch: Sketch): Chart['drawings'] =>
  drawSizes((width) => drawSketch(sketch, width), 'half');
