import { findPerson } from '#lib/facts/people';
import type { PublicationEntry } from './schema';

/** Name, role and part of each author, colleagues and guests alike. */
export const listAuthors = ({ authors, locale }: Pick<PublicationEntry, 'authors' | 'locale'>) =>
  authors.map((author) => {
    const { name, role } = 'person' in author ? findPerson(author.person, locale) : author;
    return { name, role, text: author.text };
  });
