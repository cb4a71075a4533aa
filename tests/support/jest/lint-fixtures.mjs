// Lints pieces of code, each as if it stood in the file it names, whether that exists or not, and prints
// what ESLint says of each, with the reasons that the import rules can give.
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { reasons } from '../../../lib/build/import-zones.mjs';

/** @type {{ file: string, code: string }[]} */
const fixtures = JSON.parse(readFileSync(0, 'utf8'));
const eslint = new ESLint();
const messages = [];
for (const { file, code } of fixtures) {
  const [result] = await eslint.lintText(code, { filePath: file });
  messages.push((result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify({ messages, reasons: Object.values(reasons) }));
