import { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { typeset } from '#lib/i18n/typeset';
import { renderInline } from './markdown/render';
import { fillFacts, type QuotedFacts } from './set-facts';

type Bounded = z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;

/** Schemas of texts: validate what an editor writes and transform it for output. */
export type TextBuilders = {
  /** Plain text with length limits and the language's typography. */
  readonly text: (min: number, max?: number) => Bounded;
  /** One line of Markdown with length limits; outputs HTML. */
  readonly markdown: (min: number, max?: number) => Bounded;
};

/** @param facts facts that texts may quote as `{name}`; if undefined, braces are kept */
export function createTextBuilders(language: Language, facts: QuotedFacts | undefined): TextBuilders {
  const build =
    (set: (text: string, language: Language) => string) =>
    (min: number, max = Infinity): Bounded =>
      z
        .string()
        .min(min)
        .max(max)
        .transform((raw, context) => {
          const fail = (): void =>
            context.addIssue({
              code: 'custom',
              message: `no fact in braces but ${Object.keys(facts ?? {}).join(', ')}`,
            });
          return set(facts ? fillFacts(raw, language, facts, fail) : raw, language);
        });
  // The renderer applies typography itself, after parsing the Markdown.
  return { text: build(typeset), markdown: build((text) => renderInline(text, language)) };
}
