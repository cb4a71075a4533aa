/** Where the local server listens. */
export type ListeningPlace = { readonly host: string; readonly port: number };

/**
 * Reads where to listen from the environment. Without `HOST` only this machine reaches the server: it is a
 * preview, and what is sent to its forms lies in a folder.
 *
 * @throws Error with one line where `PORT` is no number of a port
 */
export function readListeningPlace({
  HOST,
  PORT,
}: Readonly<Record<string, string | undefined>>): ListeningPlace {
  const port = Number(PORT ?? 4173);
  if (PORT?.trim() === '' || !Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`environment: PORT: a number from 1 to 65535, found "${PORT ?? ''}"`);
  return { host: HOST || 'localhost', port };
}
