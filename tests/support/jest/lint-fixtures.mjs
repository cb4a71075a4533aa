// Lints code as if it was in the named files, and prints ESLint's messages and the reasons of the import
// rules.
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
