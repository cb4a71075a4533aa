import type { SearchPage } from './contract';
import { limitSeries } from './limit-series';

const page = (name: string, series?: string): SearchPage => ({
  name,
  path: `/${name}/`,
  kind: 'support',
  text: name,
  ...(series !== undefined && { series }),
});

const hold = (pages: readonly SearchPage[], first: number): string[] =>
  limitSeries(pages, first).map(({ name }) => name);

const pages = [page('a'), page('x1', 'x'), page('x2', 'x'), page('y1', 'y'), page('x3', 'x'), page('b')];

it('keeps only the best page of a series among the first results', () => {
  expect(hold(pages, 3)).toEqual(['a', 'x1', 'y1', 'x2', 'x3', 'b']);
  expect(hold(pages, 4)).toEqual(['a', 'x1', 'y1', 'b', 'x2', 'x3']);
});

it('fills up with a series if there are no other pages', () => {
  expect(hold(pages, 10)).toEqual(['a', 'x1', 'y1', 'b', 'x2', 'x3']);
  expect(hold([page('x1', 'x'), page('x2', 'x')], 10)).toEqual(['x1', 'x2']);
});
