import type { TemplateRules } from '../guess-template';

declare global {
  interface Window {
    /** Said by an export's start file (lib/build/steps/documents.ts); absent in `next dev`. */
    readonly templateRules?: TemplateRules;
  }
}
