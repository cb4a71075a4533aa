import type { LinkItem, SharedData, StaticQueryName } from './shared-data';

/** The part of every view that `page()` fills in. */
export type BaseView = {
  readonly name: string;
  /** Breadcrumb, from the home page down. */
  readonly trail: readonly LinkItem[];
  readonly trailLabel: string;
  /** URL and date of the text, for print. */
  readonly printedFrom: string;
  /** Words of the buttons that copy or share the page's link, if it has them. */
  readonly share?: ShareWords;
};

/** Words of the buttons that copy or share a link, and what is announced then. */
export type ShareWords = Readonly<Record<'copy' | 'share' | 'copied' | 'failed', string>>;

/**
 * A reference to a template: its name, which is `componentChunkName` in the page data, and its types. Shared
 * by family, segment and the browser's import, so that a view only fits its own template.
 */
export type TemplateRef<N extends string, V extends object, Q extends StaticQueryName> = {
  readonly name: N;
  readonly queries: readonly Q[];
  /** Ids that the template itself renders and links may use as fragments. */
  readonly sections: readonly string[];
  /** Whether its pages offer to copy or share their link. */
  readonly canBeShared: boolean;
  /** Type-level only: the template's view. */
  readonly view?: V;
};

export type AnyTemplateRef = TemplateRef<string, object, StaticQueryName>;

/** Props of a template: its view and its shared data. */
export type TemplateProps<R> =
  R extends TemplateRef<string, infer V, infer Q>
    ? { readonly view: BaseView & V; readonly shared: Pick<SharedData, Q> }
    : never;

type Needs<Q extends StaticQueryName> = {
  readonly queries?: readonly Q[];
  readonly sections?: readonly string[];
  readonly canBeShared?: boolean;
};

/**
 * Creates template references of a view type: `template<GlossaryView>()('glossary-article')`. Curried,
 * because TypeScript infers either all or no type arguments of a call.
 */
export function template<V extends object>() {
  return <N extends string, Q extends StaticQueryName = never>(
    name: N,
    { queries = [], sections = [], canBeShared = false }: Needs<Q> = {},
  ): TemplateRef<N, V, Q> => ({ name, queries, sections, canBeShared });
}
