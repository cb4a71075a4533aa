/** An article that the bench has generated. */
export type Article = {
  readonly path: string;
  /** Its heading, and the text of every link to it. */
  readonly name: string;
};

/** The English article of a number, which starts at 1. */
export function generatedArticle(number: number): Article {
  return { path: `/en/glossary/measured-term-${number}/`, name: `Term ${number} of the measurement` };
}
