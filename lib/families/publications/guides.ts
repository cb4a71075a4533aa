import { locales } from '#lib/i18n/locales';
import { publications, type PublicationEntry } from './schema';

/** Path of a publication's PDF: `/documents/publications/kyc-guide-en.pdf`. */
export const buildGuidePath = ({ slug, locale }: Pick<PublicationEntry, 'slug' | 'locale'>): string =>
  `/documents/publications/${slug}-${locale}.pdf`;

/** Publications in all languages; each has a PDF. */
export const listGuideEntries = (): PublicationEntry[] =>
  locales.flatMap((locale) => publications.all(locale));

export const listGuidePaths = (): string[] => listGuideEntries().map(buildGuidePath);
