/** A file that is made when it is asked for. */
export type NamedFile = {
  /** Its name within its folder: `blog-en.xml`. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly write: () => string | Uint8Array | Promise<string | Uint8Array>;
};
