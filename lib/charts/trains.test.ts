import type { Drawing, Mark } from '#lib/core/chart';
import { drawTrainLarge } from './train-large';
import { measureWord, type TrainMeasure } from './train-rows';
import { drawTrains, drawTrainThumb } from './trains';

const share: TrainMeasure = {
  name: 'der Umsätze buchen sich selbst, ohne dass jemand eine Rechnung sucht',
  before: { value: 58, label: '58 %', name: 'vorher' },
  after: { value: 91, label: '91 %', name: 'nachher' },
  whole: { value: 100, label: '100 %' },
  change: '+33 Prozentpunkte',
};
const time: TrainMeasure = {
  name: 'für den Monatsabschluss, im Median',
  before: { value: 74, label: '74 Min.', name: 'vorher' },
  after: { value: 19, label: '19 Min.', name: 'nachher' },
  change: '−55 Minuten',
};

type Text = Extract<Mark, { kind: 'text' }>;

const sizes: Readonly<Record<string, number>> = { display: 40, figure: 20 };

/** The box of words, as the drawing estimates them. */
function toBox(text: Text) {
  const width = measureWord(text) + (text.more ? 8 + measureWord(text.more) : 0);
  const left = text.x - (text.anchor === 'end' ? width : text.anchor === 'middle' ? width / 2 : 0);
  const height = sizes[text.role] ?? 14;
  return { text: text.text, left, right: left + width, top: text.y - height * 0.75, bottom: text.y + 3 };
}

const listTexts = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [toBox(mark)] : []));

/** Length of each rail in px, in the order of the drawing. */
const listRails = ({ marks }: Drawing) =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'line' || (mark.role !== 'main' && mark.role !== 'side')) return [];
    const [, from = '', to = ''] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(mark.d) ?? [];
    return [Number(to) - Number(from)];
  });

const more = 91 / 58;
const less = 19 / 74;

const sized = (name: string, drawings: Readonly<Record<string, Drawing>>, ratios: readonly number[]) =>
  Object.entries(drawings).map(([size, drawing]) => [`${name}, ${size}`, drawing, ratios] as const);

/** Drawings with how long each rail after is against the one before. */
const drawings = [
  ...sized('both', drawTrains([share, time]), [more, less]),
  ...sized('large', drawTrainLarge(share), [more]),
  ...sized('large and less', drawTrainLarge(time), [less]),
  ...sized('thumbnail', { row: drawTrainThumb(share) }, [more]),
  ...sized('thumbnail and less', { row: drawTrainThumb(time) }, [less]),
];

describe.each(drawings)('trains: %s', (_, drawing, expected) => {
  it('are as long as the numbers say', () => {
    const rails = listRails(drawing);
    expect(rails).toHaveLength(2 * expected.length);
    expected.forEach((ratio, index) => {
      expect((rails[2 * index + 1] ?? 0) / (rails[2 * index] ?? 1)).toBeCloseTo(ratio, 5);
    });
  });

  it('have no words on words', () => {
    const texts = listTexts(drawing);
    const clashes = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(clashes).toEqual([]);
  });

  it('stay within the drawing', () => {
    const outside = listTexts(drawing).filter(
      ({ left, right, top, bottom }) =>
        left < 0 || right > drawing.width + 0.5 || top < 0 || bottom > drawing.height,
    );
    expect(outside).toEqual([]);
    const stations = drawing.marks.flatMap((mark) => (mark.kind === 'station' ? [mark] : []));
    expect(stations.map(({ role, isFull }) => [role, isFull]).slice(0, 2)).toEqual([
      ['side', false],
      ['main', true],
    ]);
    expect(stations.filter(({ x }) => x > drawing.width - 5)).toEqual([]);
  });
});

describe('the difference', () => {
  it.each([
    ['half', drawTrains([share]).half],
    ['large', drawTrainLarge(share).half],
    ['thumbnail', drawTrainThumb(share)],
  ])('lies on sleepers from end to end: %s', (_, drawing) => {
    const places = drawing.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role === 'sleeper'
        ? [...mark.d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
        : [],
    );
    const [side = 0, main = 0] = drawing.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
    const pitch = (main - side) / places.length;
    expect((places[0] ?? 0) - side).toBeCloseTo(pitch / 2, 0);
    expect(main - (places.at(-1) ?? 0)).toBeCloseTo(pitch / 2, 0);
  });
});

describe('the rest of a scale', () => {
  it('ends where there is no more', () => {
    const [side = 0] = listRails(drawTrains([share]).half);
    const rule = drawTrains([share]).half.marks.find((mark) => mark.kind === 'line' && mark.role === 'rule');
    const end = rule?.kind === 'line' ? Number(/M([\d.]+) [\d.]+v12$/.exec(rule.d)?.[1]) : 0;
    expect(end - 1).toBeCloseTo((side * 100) / 58);
  });
});
