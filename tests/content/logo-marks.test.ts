import { logoMarks } from '#components/ui/logo-marks';
import { customers } from '#content/site/customers';

describe('wordmarks', () => {
  it('exist for every customer, all different', () => {
    expect(Object.keys(logoMarks).toSorted()).toEqual(customers.map(({ slug }) => slug).toSorted());
    const shapes = Object.values(logoMarks).map(({ fill = '', line = '' }) => fill + line);
    expect(shapes.every((shape) => shape !== '')).toBe(true);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
