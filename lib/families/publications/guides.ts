import { locales } from '#lib/i18n/locales';
import { publications, type PublicationEntry } from './schema';

/** Where a publication stands as a PDF: `/documents/publications/kyc-guide-en.pdf`. */
export const buildGuidePath = ({ slug, locale }: Pick<PublicationEntry, 'slug' | 'locale'>): string =>
  `/documents/publications/${slug}-${locale}.pdf`;

/** Publications in all languages: each is a document too. */
export const listGuideEntries = (): PublicationEntry[] =>
  locales.flatMap((locale) => publications.all(locale));

/** Where all of them stand. */
export const listGuidePaths = (): string[] => listGuideEntries().map(buildGuidePath);
