import type { FormSchema, Values } from '../form-schema';
import type { Problem } from '../problem';
import { checkAmount, parseAmount } from '../rules/amount';
import { compactAddress } from '../rules/compact';
import { checkAddress } from '../rules/crypto-address';
import { looksLikeEthereum } from '../rules/ethereum-address';
import { closingField, requestFields } from './withdrawal-fields';

/** Crypto-assets with their only supported network: content/support/partners/coinhafen. */
const networkOfAsset = { btc: 'bitcoin', eth: 'ethereum' } as const;

type Network = (typeof networkOfAsset)[keyof typeof networkOfAsset];

const assets = Object.keys(networkOfAsset);

/** @param asset value of the form, unchecked */
function findNetwork(asset: string): Network | undefined {
  return Object.entries(networkOfAsset).find(([name]) => name === asset)?.[1];
}

/** Amount in euros above which the owner of a self-hosted wallet has to prove ownership. */
export const ownershipLimit = 1000;

/**
 * Whether ownership of the wallet must be proven: the customer's own wallet, and more than 1,000 euros
 * (Articles 14(5) and 16(2) of Regulation (EU) 2023/1113).
 */
export const needsProof = ({ wallet, amount = '' }: Values): boolean =>
  wallet === 'own' && (parseAmount(amount.trim()) ?? 0) > ownershipLimit;

const isAtProvider = ({ wallet }: Values): boolean => wallet === 'provider';

/** Several networks use this address format, so the network has to be confirmed. */
export const needsNetworkConfirmed = ({ address = '' }: Values): boolean =>
  looksLikeEthereum(compactAddress(address));

/** Checks the address for the network of the asset. */
function checkTarget(address: string, { asset = '' }: Values): Problem | undefined {
  const network = findNetwork(asset.trim());
  return network && checkAddress(address, network);
}

export const withdrawalCryptoForm: FormSchema = {
  id: 'withdrawal-crypto',
  fields: [
    ...requestFields,
    { name: 'asset', kind: 'radio', required: true, options: assets },
    { name: 'address', kind: 'address', required: true, maxLength: 120, isPrivate: true, check: checkTarget },
    {
      name: 'network-confirmed',
      kind: 'checkbox',
      required: true,
      applies: needsNetworkConfirmed,
      missing: 'network-unconfirmed',
    },
    { name: 'amount', kind: 'amount', required: true, maxLength: 20, check: checkAmount },
    { name: 'wallet', kind: 'radio', required: true, options: ['own', 'provider'] },
    { name: 'provider', kind: 'text', required: true, applies: isAtProvider, maxLength: 80 },
    { name: 'proof', kind: 'radio', required: true, applies: needsProof, options: ['message', 'transfer'] },
    closingField('closing-wallet'),
  ],
};
