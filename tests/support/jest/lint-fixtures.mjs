// Lints imports that must fail, each as if it stood in an existing file, and prints what ESLint says.
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';

/** @type {{ file: string, code: string }[]} */
const fixtures = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const eslint = new ESLint();
const results = [];
for (const { file, code } of fixtures) {
  const [result] = await eslint.lintText(code, { filePath: file });
  results.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(results));
