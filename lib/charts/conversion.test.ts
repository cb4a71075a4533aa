import type { Drawing } from '#lib/core/chart';
import { drawConversion, type ConversionInput } from './conversion';
import { expectSound, expectWordsFree } from './testing';

const toInput = (reference: number, card: number, total: number): ConversionInput => ({
  foreign: '1.200 SEK',
  enlarged: 'das letzte Stück, vergrößert',
  steps: [
    { value: reference, text: '112,94 €', name: 'zum Kurs der EZB' },
    { value: card, text: '113,17 €', name: 'zum Kurs des Kartennetzes', more: '+0,23 €' },
    { value: total, text: '114,87 €', name: 'mit dem Entgelt Ihres Anbieters', more: '+1,70 €' },
  ],
});

const inputs = {
  'a small first piece': toInput(112.94, 113.17, 114.87),
  'a large one': toInput(115.64, 116.59, 118.34),
};

const stations = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));

describe.each(Object.entries(inputs))('a conversion with %s', (_, input) => {
  describe.each(Object.entries(drawConversion(input)))('%s', (_size, drawing) => {
    it('has nothing outside, no words on words and no line through words', () => {
      expectSound(drawing);
      expectWordsFree(drawing);
    });

    it('has its amounts at true distances', () => {
      const [a = 0, b = 0, c = 0] = stations(drawing);
      const [from, through, to] = input.steps.map(({ value }) => value) as [number, number, number];
      expect((b - a) / (c - a)).toBeCloseTo((through - from) / (to - from), 2);
    });

    it('shows the whole amount to scale above', () => {
      const whole = drawing.marks.flatMap((mark) =>
        mark.kind === 'line' && mark.role === 'main' ? [mark.d] : [],
      );
      const [from = 0, end = 1] =
        /^M([\d.]+) .*H([\d.]+)/
          .exec(whole[0] ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      expect(from / end).toBeCloseTo(input.steps[0].value / input.steps[2].value, 3);
    });
  });
});
