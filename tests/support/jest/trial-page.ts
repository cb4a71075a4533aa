import type { ContentTree } from './content-tree';

/** Path of a trial page; several can exist in separate folders. */
export const trialFile = (slug = 'trial', language = 'en'): string => `content/text/${slug}/${language}.md`;

/**
 * Valid page of the family `text`. Tests refer to its lines: slug 2 … asksForConsent 9, contact 10, body from
 * 12.
 */
export const trialText = (slug = 'trial'): string => `---
slug: ${slug}
name: "Trial page"
keywords: [trial]
description: "A page that exists only in a test and is long enough for a result."
summary: "What the trial page is, in a sentence that is long enough for its schema."
date: 2026-11-20
indexed: false
asksForConsent: true
contact: { title: "Reach us", items: [{ label: "E-mail", value: "a@b.example" }, { label: "Answer", value: "in a week" }] }
---
First paragraph.

## Section one

Text with [a link](/en/imprint/).
`;

/** Writes the trial page in both languages, with the given English text. */
export function writeTrialPage(tree: ContentTree, slug = 'trial', english = trialText(slug)): void {
  tree.write(trialFile(slug), english);
  tree.write(trialFile(slug, 'de'), trialText(slug).replace('/en/imprint/', '/de/imprint/'));
}
