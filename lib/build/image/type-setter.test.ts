import { listPages } from '#lib/registry/registry';
import { createTypeSetter, type TypeSetter } from './type-setter';

let setter: TypeSetter;
beforeAll(async () => {
  setter = await createTypeSetter();
});

const cut = { weight: 680, width: 112 };

describe('text as outlines', () => {
  it('supports weights and widths', () => {
    const width = setter.measure('Stellwerk', { weight: 400, width: 100 });
    expect(setter.measure('Stellwerk', { weight: 800, width: 100 })).toBeGreaterThan(width);
    expect(setter.measure('Stellwerk', { weight: 400, width: 125 })).toBeGreaterThan(width * 1.1);
    expect(setter.draw('i', { weight: 400, width: 100 }, 100, 0, 0)).not.toBe(
      setter.draw('i', { weight: 800, width: 100 }, 100, 0, 0),
    );
  });

  it('applies kerning', () => {
    expect(setter.measure('AV', cut)).toBeLessThan(
      setter.measure('A', cut) + setter.measure('V', cut) - 0.02,
    );
  });

  it('draws at a position in px', () => {
    const numbers = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);
    const drawn = numbers(setter.draw('l', cut, 100, 500, 300));
    expect(Math.min(...drawn.filter((_, index) => index % 2 === 0))).toBeGreaterThan(499);
    expect(Math.max(...drawn.filter((_, index) => index % 2 === 1))).toBe(300);
    expect(Math.min(...drawn.filter((_, index) => index % 2 === 1))).toBeLessThan(235);
  });

  it('uses the second font for letters that the first lacks', () => {
    // Missing characters would have the same box with the same outline.
    expect(setter.draw('ć', cut, 100, 0, 0)).not.toBe(setter.draw('ł', cut, 100, 0, 0));
    expect(setter.draw('ć', cut, 100, 0, 0)).not.toBe(setter.draw('漢', cut, 100, 0, 0));
  });

  it('omits invisible characters', () => {
    expect(setter.draw('E-\u2060Mail', cut, 100, 0, 0)).toBe(setter.draw('E-Mail', cut, 100, 0, 0));
    expect(setter.measure('\u00ad\u200b', cut)).toBe(0);
  });

  it('supports every letter of every title', () => {
    const missing = setter.draw('漢', cut, 100, 0, 0);
    const letters = new Set(listPages().flatMap(({ name }) => name.match(/[^\s\p{Cf}]/gu) ?? []));
    expect([...letters].filter((letter) => setter.draw(letter, cut, 100, 0, 0) === missing)).toEqual([]);
  });
});
