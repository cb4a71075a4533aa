declare module 'hyphen' {
  type Options = {
    readonly exceptions?: readonly string[];
    readonly hyphenChar?: string;
    readonly minWordLength?: number;
  };
  export default function createHyphenator(patterns: object, options?: Options): (text: string) => string;
}
declare module 'hyphen/patterns/de-1996.js' {
  const patterns: object;
  export default patterns;
}
