import type { developersPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';

export type DevelopersView = TemplateProps<typeof developersPage>['view'];

export type Part = DevelopersView['parts'][number];

/** The part with an id. */
export type PartOf<I extends Part['id']> = Extract<Part, { readonly id: I }>;

/** The head of a kind. */
export type HeadOf<K extends DevelopersView['head']['kind']> = Extract<
  DevelopersView['head'],
  { readonly kind: K }
>;
