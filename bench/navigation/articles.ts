/** Generated article. */
export type Article = {
  readonly path: string;
  /** Its heading, and the text of every link to it. */
  readonly name: string;
};

/** English article by number, starting with 1. */
export function generatedArticle(number: number): Article {
  return { path: `/en/glossary/measured-term-${number}/`, name: `Term ${number} of the measurement` };
}
