/** Crypto-assets with their only supported network: content/support/partners/coinhafen. */
const networkOfAsset = { btc: 'bitcoin', eth: 'ethereum' } as const;

type Network = (typeof networkOfAsset)[keyof typeof networkOfAsset];

export const assets = Object.keys(networkOfAsset);

/** @param asset value of the form, unchecked */
export function findNetwork(asset: string): Network | undefined {
  return Object.entries(networkOfAsset).find(([name]) => name === asset)?.[1];
}
