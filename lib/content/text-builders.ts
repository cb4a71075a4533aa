import { z } from 'zod';
import { countSentences } from '#lib/core/count-sentences';
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

export type LeadBuilder = {
  /** The text below a headline: at most two sentences and 160 characters, counted with the facts it quotes. */
  readonly lead: (min: number) => Bounded;
};

const longestLead = 160;

/** The form of a lead in the reference for editors. */
const leadForm = (min: number): string =>
  `text, ${min} to ${longestLead} characters in at most two sentences`;

type Fault = { readonly message: string; readonly found: number };

function findLeadFault(text: string): Fault | undefined {
  const sentences = countSentences(text);
  if (sentences > 2) return { message: 'at most 2 sentences', found: sentences };
  return text.length > longestLead
    ? { message: `at most ${longestLead} characters`, found: text.length }
    : undefined;
}

/** @param facts facts that texts may quote as `{name}`; if undefined, braces are kept */
export function createTextBuilders(
  language: Language,
  facts: QuotedFacts | undefined,
): TextBuilders & LeadBuilder {
  const build =
    (set: (text: string, language: Language) => string, findFault?: typeof findLeadFault) =>
    (min: number, max = Infinity): Bounded => {
      const typed = z.string().min(min).max(max);
      return (findFault ? typed.meta({ form: leadForm(min) }) : typed).transform((raw, context) => {
        const fail = (message: string, found?: number): void =>
          context.addIssue({ code: 'custom', message, params: { found } });
        const unknown = `no fact in braces but ${Object.keys(facts ?? {}).join(', ')}`;
        const text = facts ? fillFacts(raw, language, facts, () => fail(unknown)) : raw;
        const fault = findFault?.(text);
        if (fault) fail(fault.message, fault.found);
        return set(text, language);
      });
    };
  // The renderer applies typography itself, after parsing the Markdown.
  return {
    text: build(typeset),
    markdown: build((text) => renderInline(text, language)),
    lead: build(typeset, findLeadFault),
  };
}
