import { families, listPages } from '#lib/registry/registry';
import { htmlFileOf, readExported } from '#tests/support/exported';

const templates = families
  .flatMap<{ readonly name: string; readonly sections: readonly string[] }>((family) => [...family.templates])
  .filter(({ sections }) => sections.length > 0);

/** Links may lead to them: what no page has would be a dead link that the check of links lets pass. */
test.each(templates.map(({ name, sections }) => [name, sections] as const))(
  'each section that %s declares is on one of its pages',
  (name, sections) => {
    const documents = listPages()
      .filter(({ template }) => template === name)
      .map((page) => readExported(htmlFileOf(page)));
    const missing = sections.filter((id) => !documents.some((html) => html.includes(` id="${id}"`)));
    expect(missing).toEqual([]);
  },
);
