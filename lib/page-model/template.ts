import type { LinkItem, SharedData, StaticQueryName } from './shared-data';

/** What every view holds besides its own fields; filled in by `page()`. */
export type BaseView = {
  /** Name of the page. */
  readonly name: string;
  /** Pages above this one, from the home page down. */
  readonly trail: readonly LinkItem[];
  readonly trailLabel: string;
  /** Address and day of the text: where a printed page comes from. */
  readonly printedFrom: string;
};

/**
 * A template by reference: its name, which is `componentChunkName` in the page data, and the types
 * of what it needs. The family, the segment and the browser's import share it, so that a view can
 * reach no template but its own.
 */
export type TemplateRef<N extends string, V extends object, Q extends StaticQueryName> = {
  readonly name: N;
  /** Static queries whose results the template needs. */
  readonly queries: readonly Q[];
  /** Ids that the template itself prints and links may name as fragments. */
  readonly sections: readonly string[];
  /** In the types only: the view that the template prints. */
  readonly view?: V;
};

export type AnyTemplateRef = TemplateRef<string, object, StaticQueryName>;

/** What a template gets: its view, and the shared data it asked for. */
export type TemplateProps<R> =
  R extends TemplateRef<string, infer V, infer Q>
    ? { readonly view: BaseView & V; readonly shared: Pick<SharedData, Q> }
    : never;

type Needs<Q extends StaticQueryName> = {
  readonly queries?: readonly Q[];
  readonly sections?: readonly string[];
};

/**
 * Makes references to templates of a view: `template<GlossaryView>()('glossary-article')`. In two
 * steps, since TypeScript infers all types of a call or none.
 */
export function template<V extends object>() {
  return <N extends string, Q extends StaticQueryName = never>(
    name: N,
    { queries = [], sections = [] }: Needs<Q> = {},
  ): TemplateRef<N, V, Q> => ({ name, queries, sections });
}
