import type { ContentTree } from './content-tree';

/** The text of a valid page of the family `text`. Tests name its lines: slug 2 … indexed 8, body from 10. */
export const trialText = `---
slug: trial
name: "Trial page"
keywords: [trial]
description: "A page that exists only in a test and is long enough for a result."
summary: "What the trial page is, in a sentence that is long enough for its schema."
date: 2026-11-20
indexed: false
---
First paragraph.

## Section one

Text with [a link](/en/imprint/).
`;

/** The English file of the trial page. */
export const trialFile = 'content/text/trial/en.md';

/** Writes the trial page in both languages. */
export function writeTrialPage(tree: ContentTree): void {
  tree.write(trialFile, trialText);
  tree.write('content/text/trial/de.md', trialText.replace('/en/imprint/', '/de/imprint/'));
}
