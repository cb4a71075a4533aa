import { guessTemplate } from './guess-template';
import { listTemplateRules } from './template-rules';

const page = (path: string, template: string): { path: string; template: string } => ({ path, template });

test('the most frequent template of sibling pages is one rule; others have their own', () => {
  const terms = ['a', 'b', 'c'].map((slug) => page(`/en/glossary/${slug}/`, 'term'));
  const pages = [page('/en/', 'home'), page('/en/glossary/', 'index'), page('/en/glossary/d/', 'other')];
  expect(listTemplateRules([...pages, ...terms, page('/', 'entry')])).toEqual({
    '/': 'home',
    '/*/': 'index',
    '/glossary/*/': 'term',
    '/glossary/d/': 'other',
  });
});

test.each(['/en/no-such-page/', '/'])('%s has no rule', (path) => {
  expect(guessTemplate({ '/glossary/*/': 'term' }, path)).toBeUndefined();
  expect(guessTemplate(undefined, path)).toBeUndefined();
});
