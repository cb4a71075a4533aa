declare module 'wawoff2/decompress.js' {
  function decompress(woff2: Uint8Array): Promise<Uint8Array>;
  export = decompress;
}
