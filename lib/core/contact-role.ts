/** What a visitor who uses the header's contact link needs: help with an account, or a talk with sales. */
export type ContactRole = 'help' | 'sales';

/** Families for account holders; the first part of a path after its language is the family's name. */
const forCustomers: readonly string[] = ['support', 'security', 'customer-information', 'exchange-rates'];

/**
 * Decides where the header's contact link leads.
 *
 * @param path path with or without its language: `/en/support/faq/`, `/support/faq/`
 */
export function findContactRole(path: string): ContactRole {
  const [family = ''] = path
    .replace(/^\/[a-z]{2}\//, '/')
    .split('/')
    .filter(Boolean);
  return forCustomers.includes(family) ? 'help' : 'sales';
}
