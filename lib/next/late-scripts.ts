const fileList = /<script\b[^>]*\sdata-files="([^"]+)"/;

/** Addresses of what the starter of a finished document fetches late: the runtime's scripts, and last the document's data. */
export function findLateScripts(html: string): string[] {
  return fileList.exec(html)?.[1]?.split(' ') ?? [];
}

/** Address of the script that fetches them: none or one. */
export function findStarter(html: string): string[] {
  const [, address] = /<script src="([^"]+)"[^>]*\sdata-files=/.exec(html) ?? [];
  return address === undefined ? [] : [address];
}
