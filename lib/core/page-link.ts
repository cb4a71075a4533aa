export type NamedPath = { readonly name: string; readonly path: string };

/** The name and address of a link, without what lists show beside them. */
export const toPageLink = ({ name, path }: NamedPath): NamedPath => ({ name, path });
