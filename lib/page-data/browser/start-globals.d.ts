import type { TemplateRules } from '../guess-template';

declare global {
  interface Window {
    /** Defined by the start script of an export (lib/build/document-compiler/compile-documents.ts); absent in `next dev`. */
    readonly templateRules?: TemplateRules;
  }
}
