import { germanFields } from '#content/site/interface/german-fields';
import { germanOperations } from '#content/site/interface/german';
import { problems } from '#content/site/interface/problems';
import { locales } from '#lib/i18n/locales';
import { buildErrorsView, listErrorCodes } from './errors-view';
import { buildGroupView } from './group-view';
import { listErrors, listOperations, readDocument } from './list-operations';
import { readErrorWords } from './error-words';
import { readGroups } from './schema';

const tags = Object.keys(readGroups());

/** Descriptions and summaries of the file. */
function listWords(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (['example', 'examples'].includes(key)) return [];
    const isWord = (key === 'description' || key === 'summary') && typeof child === 'string';
    return isWord ? [child] : listWords(child);
  });
}

describe('the reference and the file', () => {
  it('have the same tags, each with operations', () => {
    expect(readDocument().tags.map(({ name }) => name)).toEqual(tags);
    expect([...new Set(listOperations().map(({ tag }) => tag))].toSorted()).toEqual(tags.toSorted());
  });

  it('have German words for all of it: its pages are built, and no word is left over', () => {
    const words = listWords(readDocument());
    expect(() => tags.map((tag) => buildGroupView(tag, 'de'))).not.toThrow();
    const german = Object.keys({ ...germanOperations, ...germanFields });
    expect(german.filter((word) => !words.includes(word))).toEqual([]);
  });

  it('say of each error what it means and what to do, in both languages', () => {
    const types = new Set(
      listOperations()
        .flatMap(listErrors)
        .map(({ type }) => type),
    );
    for (const locale of locales) {
      const words = readErrorWords(locale);
      expect([...types].filter((type) => !words.get(type)?.meaning || !words.get(type)?.todo)).toEqual([]);
    }
  });

  it('have each error of the interface at an operation, and each restriction at a real one', () => {
    const types = listOperations()
      .flatMap(listErrors)
      .map(({ type }) => type);
    expect(problems.filter(({ type }) => !types.includes(type))).toEqual([]);
    const names = listOperations().map(({ operationId }) => operationId);
    const restricted = problems.flatMap((problem): readonly string[] => ('of' in problem ? problem.of : []));
    expect(restricted.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe.each(locales)('pages of the reference (%s)', (locale) => {
  it.each(tags)('%s has every id once', (tag) => {
    const { operations, objects, delivery } = buildGroupView(tag, locale);
    const ids = [...operations, ...objects.items, ...(delivery ? [delivery] : [])].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(operations.map(({ program }) => program.languages.map(({ id }) => id))).toEqual(
      operations.map(() => ['curl', 'typescript', 'python']),
    );
  });

  it('say once what every operation takes and returns, except the token endpoint', () => {
    const views = tags.map((tag) => buildGroupView(tag, locale));
    expect(tags.filter((_, index) => views[index]?.common === null)).toEqual(['oauth']);
    const texts = JSON.stringify(views.filter(({ common }) => common).map(({ operations }) => operations));
    expect(texts).not.toContain('>Stellwerk-Version<');
    expect(texts).not.toContain('too-many-requests');
    const [said] = views.flatMap((view) => view.common ?? []);
    expect(JSON.stringify(said?.parameters.rows)).toContain('>Stellwerk-Version<');
    expect(said?.errors.map(({ name }) => name)).toContain('429 too-many-requests');
  });

  it('fill every place for an id in the code', () => {
    const codes = tags.flatMap((tag) =>
      buildGroupView(tag, locale).operations.flatMap(({ program }) =>
        program.languages.map(({ html }) => html),
      ),
    );
    expect(codes.filter((html) => html.includes('{id}') || html.includes('undefined'))).toEqual([]);
  });

  it('name for the search every error and every reason code', () => {
    const codes = listErrorCodes(locale);
    expect(codes).toEqual(expect.arrayContaining(['insufficient-funds', 'invalid_scope', 'AC04']));
    expect(buildErrorsView(locale).statuses.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      problems.map(({ type }) => type),
    );
  });
});
