const fileList = /<script\b[^>]*\sdata-files="([^"]+)"/;

/** URLs of the files that a document's starter loads: the runtime's scripts and, last, the hydration data. */
export function findLateScripts(html: string): string[] {
  return fileList.exec(html)?.[1]?.split(' ') ?? [];
}

/** URL of the starter: none or one. */
export function findStarter(html: string): string[] {
  const [, address] = /<script src="([^"]+)"[^>]*\sdata-files=/.exec(html) ?? [];
  return address === undefined ? [] : [address];
}
