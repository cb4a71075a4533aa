import type { Problem } from '../problem';
import { readBitcoinAddress, type Finding } from './bitcoin-address';
import { compactAddress } from './compact';
import { checkEthereumAddress, looksLikeEthereum } from './ethereum-address';

const names: Readonly<Record<string, string>> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum' };

/** Networks whose addresses start with a word. */
const words: Readonly<Record<string, string>> = {
  bitcoincash: 'Bitcoin Cash',
  litecoin: 'Litecoin',
  xdc: 'XDC',
};

function readAddress(address: string): Finding | undefined {
  const [word = '', rest] = address.toLowerCase().split(':');
  if (rest !== undefined && Object.hasOwn(words, word)) return { network: words[word] ?? '' };
  if (!looksLikeEthereum(address)) return readBitcoinAddress(address);
  const problem = checkEthereumAddress(address);
  return problem ? { problem } : { network: 'ethereum' };
}

/**
 * Checks a wallet address for the chosen network. The message names the network of another address, because
 * payments to it would be lost.
 */
export function checkAddress(value: string, network: string): Problem | undefined {
  const address = compactAddress(value);
  const params = { chosen: names[network] ?? network };
  const isOther = looksLikeEthereum(address)
    ? network === 'bitcoin'
    : /^(?:bc1|[13])/i.test(address) && network === 'ethereum';
  if (isOther)
    return {
      key: 'address-network',
      params: { ...params, found: network === 'bitcoin' ? 'Ethereum' : 'Bitcoin' },
    };
  const finding = readAddress(address);
  if (!finding || ('network' in finding && finding.network === 'other'))
    return { key: 'address-unknown', params };
  if ('problem' in finding) {
    const { key, params: found } = finding.problem;
    return { key, params: { ...params, ...found } };
  }
  if (finding.network === network) return undefined;
  if (finding.network === 'test') return { key: 'address-test', params };
  return { key: 'address-network', params: { ...params, found: names[finding.network] ?? finding.network } };
}

/** Address in groups of four characters. */
export const groupAddress = (value: string): string =>
  compactAddress(value)
    .replace(/(0x)?(.{4})(?!$)/gi, '$1$2 ')
    .trim();
