import { escapeHtml } from './html';

/** Places after which an address or a name of code may go on in the next line. */
const joints = /(?<=[/._@])(?=[^/._@])/;

/** Shorter code fits every column. */
const shortCode = 12;

/** Parts of an address, an e-mail address or a name of code, between which a line may break. */
export const splitCode = (code: string): readonly string[] =>
  code.length > shortCode ? code.split(joints) : [code];

const mailbox = String.raw`[\w.-]+@[\w.-]+\.[a-z]+`;
const onlyMailbox = new RegExp(`^${mailbox}$`);
const address = new RegExp(String.raw`((?:https?://|www\.)[\w./-]+|${mailbox})`);

/** Whether a text is an e-mail address and nothing else. */
export const isEmailAddress = (text: string): boolean => onlyMailbox.test(text);

/** HTML of an address, an e-mail address or a name of code, which breaks where its parts meet. */
export const toCodeHtml = (code: string): string => splitCode(code).map(escapeHtml).join('<wbr>');

/** HTML of a text whose addresses break where their parts meet. */
export const toTextHtml = (text: string): string =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? toCodeHtml(part) : escapeHtml(part)))
    .join('');
