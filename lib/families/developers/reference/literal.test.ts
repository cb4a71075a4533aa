import { runInNewContext } from 'node:vm';
import { toPython, toTypeScript } from './literal';

const value = { 'holder-id': "it's", open: true, shares: [{ count: 2 }], pem: 'a\nb', long: 'x'.repeat(60) };

describe('literals', () => {
  it('of TypeScript are the same value', () => {
    const evaluated: unknown = runInNewContext(`JSON.stringify(${toTypeScript(value)})`);
    expect(JSON.parse(String(evaluated))).toEqual(value);
  });

  it('of TypeScript quote only what needs it', () => {
    expect(toTypeScript({ a: 'b', 'c-d': 1 })).toBe("{\n  a: 'b',\n  'c-d': 1,\n}");
  });

  it('of Python have its words for true and false', () => {
    expect(toPython({ open: true, closed: false })).toBe('{\n    "open": True,\n    "closed": False,\n}');
  });

  it('keep short objects on one line, and no long ones', () => {
    expect(toPython({ a: { b: 1 }, c: { d: 'x'.repeat(70) } }).split('\n')).toHaveLength(6);
  });
});
