/** Somebody whose maps or videos a page may show, after a click or with consent. */
export type EmbedProvider = {
  readonly origin: string;
  readonly name: string;
  readonly kind: 'map' | 'video';
};

/** All that may stand in a frame. The policy of every document and the browser's own check are made from it. */
export const embedProviders: readonly EmbedProvider[] = [
  { origin: 'https://www.openstreetmap.org', name: 'OpenStreetMap', kind: 'map' },
];

/** The provider of a frame's address; undefined for anybody else's. */
export function findEmbedProvider(address: string): EmbedProvider | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return embedProviders.find((provider) => provider.origin === origin);
}
