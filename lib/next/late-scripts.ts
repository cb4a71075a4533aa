const lateList = /\["\/_next\/static\/[^\]\\]+\]/;

/** Addresses of the scripts that a finished document fetches late: the list that `delayScripts` writes. */
export function findLateScripts(html: string): string[] {
  const [list] = lateList.exec(html) ?? [];
  return list ? (JSON.parse(list) as string[]) : [];
}
