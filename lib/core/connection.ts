/** `navigator.connection` of the Network Information API, which Safari and Firefox do not have. */
export type ConnectionInfo = { readonly effectiveType?: string; readonly saveData?: boolean };

/** Whether the visitor saves data or the network is as slow as 2G. */
export function savesData(connection: ConnectionInfo | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** The live `navigator.connection`; undefined if unsupported. */
export const readConnection = (): ConnectionInfo | undefined =>
  (navigator as Navigator & { readonly connection?: ConnectionInfo }).connection;
