import { undecided, type Statuses } from './status';

/** Legal pages, customers' information and errors: nobody is asked there. Reading 59. */
const hiddenOn =
  /404|customer-information|imprint|informaciones-clientes|informations-clients|informazioni-clienti|privacy-policy|terms-of-use/;

export type PageView = {
  readonly path: string;
  /** A 404 or 500 page, which may stand under any address. Reading 58. */
  readonly isError: boolean;
};

/** Whether a visitor of a page is asked. Readings 58–61. */
export function asksForConsent(
  { path, isError }: PageView,
  { analytics }: Pick<Statuses, 'analytics'>,
): boolean {
  return analytics === undecided && !isError && !hiddenOn.test(path);
}
