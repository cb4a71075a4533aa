/** What is paid out, and on which network alone: content/support/partners/coinhafen. */
const networkOfAsset = { btc: 'bitcoin', eth: 'ethereum' } as const;

type Network = (typeof networkOfAsset)[keyof typeof networkOfAsset];

export const assets = Object.keys(networkOfAsset);

/** @param asset as a form sends it, which may be anything */
export function findNetwork(asset: string): Network | undefined {
  return Object.entries(networkOfAsset).find(([name]) => name === asset)?.[1];
}
