export type ListeningPlace = { readonly host: string; readonly port: number };

/**
 * Reads host and port from the environment. Without `HOST` the server is local only: it is a preview, and
 * form submissions are stored in a folder.
 *
 * @throws Error with one line if `PORT` is not a valid port
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
