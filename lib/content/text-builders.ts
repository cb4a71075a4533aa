import { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { typeset } from '#lib/i18n/typeset';
import { renderInline } from './markdown/render';
import { fillFacts, type QuotedFacts } from './set-facts';

type Bounded = z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;

/** Schemas of single texts: what an editor types goes in, what a page prints comes out. */
export type TextBuilders = {
  /** Plain text of so many characters, set as its language does. */
  readonly text: (min: number, max?: number) => Bounded;
  /** One line of Markdown of so many characters; comes out as HTML. */
  readonly markdown: (min: number, max?: number) => Bounded;
};

/**
 * @param facts what a text may quote as `{name}`; where there are none, braces stay as they are
 */
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
  // Bound spaces are no Markdown: they are set after it, by the renderer itself.
  return { text: build(typeset), markdown: build((text) => renderInline(text, language)) };
}
