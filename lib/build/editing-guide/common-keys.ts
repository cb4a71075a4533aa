/** What keys mean at the top of any page, where its schema says nothing of them. */
const pageKeys: Readonly<Record<string, string>> = {
  title: 'Headline of the page.',
  intro: 'What the reader finds on the page; stands under the headline.',
  summary: 'What the page holds, in one to three sentences; stands under the headline.',
  slug: 'Last part of the address and name of the folder; it decides which keys the file has.',
  contact: 'The call to action at the end of a page.',
  advice: 'What helps readers of a list to choose from it; stands below the list.',
};

/** Keys of a section. */
const sectionKeys: Readonly<Record<string, string>> = {
  title: 'Heading of the section.',
  lead: 'One or two sentences below the heading.',
  items: 'The entries of the section, in the order of the page.',
  diagram: 'The diagram of the section.',
  table: 'The table of the section.',
  caption: 'Caption of the table.',
  head: 'Names of the columns of the table.',
  action: 'Words on the button or link.',
  note: 'A remark that closes the section.',
};

/** Keys of the entries of a list. */
const entryKeys: Readonly<Record<string, string>> = {
  title: 'Short heading of the entry.',
  text: 'Text of the entry; follows its heading.',
  label: 'What the value stands for, in a few words.',
  value: 'The value itself, with its unit where it has one.',
  name: 'Short heading of the entry.',
  items: 'Points below the heading of the entry.',
  services: 'Slugs of the services, in the order of the page.',
  slug: 'Slug of what the entry is about; its name is the heading.',
  id: 'Name of the entry within the page: the fragment of its address.',
  role: 'Whom the entry is about; its heading.',
  year: 'Year of the entry; stands before its heading.',
  day: 'Day of the entry; stands before its heading.',
  source: 'Where the value comes from, as a link.',
  what: 'The step in question; first cell of its row.',
  time: 'How long the step takes.',
  fee: 'What the step costs.',
  question: 'The question, as a reader would ask it.',
  answer: 'The answer, which opens below the question.',
};

/** Keys of somebody who speaks or writes. */
const personKeys: Readonly<Record<string, string>> = {
  person: 'Slug of the person; name and role come from `content/site/people.ts`.',
  name: 'Name of the person.',
  role: 'Position of the person; stands below the name.',
  company: 'Slug of the company where the person works; its name stands behind the role.',
  text: 'What the person does, in one or two sentences; stands below name and role.',
};

const linkKeys: Readonly<Record<string, string>> = {
  name: 'Words of the link.',
  path: 'Address of the page with its language and both slashes, such as `/en/blog/`.',
};

const hoursKeys: Readonly<Record<string, string>> = {
  days: 'Days of the week to which the hours apply.',
  time: 'Hours on these days.',
};

const quoteKeys: Readonly<Record<string, string>> = {
  ...personKeys,
  text: 'What was said, without quotation marks: they follow the language.',
};

/** Keys whose entries mean the same wherever they stand. */
const byParent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quote: quoteKeys,
  'authors[]': personKeys,
  'guests[]': personKeys,
  'hours[]': hoursKeys,
  'next[]': linkKeys,
  'speakers[]': personKeys,
};

const find = (keys: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(keys, name) ? (keys[name] ?? '') : '';

/** What a key at the top of a page means wherever it occurs; empty for a key that needs words of its own. */
export function findPageSentence(name: string): string {
  return find(pageKeys, name);
}

/**
 * What a key below another one means wherever it occurs.
 *
 * @param path as the guide prints it: `faq[].question`, `contact.title`
 * @returns nothing for a key at the top, and for one that needs words of its own
 */
export function findCommonSentence(path: string): string {
  const [parent, name] = path.split('.').slice(-2);
  if (parent === undefined || name === undefined) return '';
  return find(byParent[parent] ?? (parent.endsWith('[]') ? entryKeys : sectionKeys), name);
}
