/** A file that is generated on demand. */
export type NamedFile = {
  /** File name: `blog-en.xml`. */
  readonly name: string;
  readonly type: string;
  readonly write: () => string | Uint8Array | Promise<string | Uint8Array>;
};
