/** Reads JSON that may have changed since it was cached; undefined if it cannot be read. */
export async function readJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
