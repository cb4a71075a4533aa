import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { DataTable } from '#components/ui/data-table';
import { ExternalLink } from '#components/ui/external-link';
import { FilterLinks } from '#components/ui/filter-links';
import { FindField } from '#components/ui/find-field';
import { ListFilter } from '#components/ui/list-filter';
import { ListState } from '#components/ui/list-state';
import { LinkSequence } from '#components/ui/link-sequence';
import { Pagination } from '#components/ui/pagination';
import type { Fixture } from './fixture';

const pages = [1, 2, 3, 4, 5].map((page) => ({
  name: String(page),
  path: `/en/blog/${page}/`,
  current: page === 2,
}));

const rows = [
  ['Current account', '0.00 €', '100,000 €', { html: '<a href="/en/">EN</a>, DE' }],
  ['Geschäftskonto mit Unterkonten', '9.90 €', '1,000,000 €', 'DE, FR, ES, IT'],
  ['Purpose account', '1.50 €', '25,000 €', 'DE'],
];

const listFilter = {
  label: 'Filter',
  facets: [
    {
      key: 'team',
      label: 'Team',
      every: 'All teams',
      options: [
        { value: 'lending', name: 'Lending', count: 3 },
        { value: 'fraud', name: 'Geldwäsche- und Betrugsprävention', count: 1 },
      ],
    },
    {
      key: 'place',
      label: 'Ort',
      every: 'Alle Orte',
      options: [{ value: 'berlin', name: 'Berlin', count: 4 }],
    },
  ],
  filtered: '# of 4 positions',
  total: 4,
  nothing: 'No positions match.',
  reset: 'Show all',
};

/** Tables, filters, pagination and links. */
export const navigationFixtures: readonly Fixture[] = [
  {
    name: 'FilterLinks',
    states: {
      usual: () => (
        <FilterLinks
          label="Kind"
          items={[
            { name: 'All', path: '/en/press/', count: 24, current: true },
            { name: 'Press releases', path: '/en/press/releases/', count: 18 },
            { name: 'Unternehmensmeldungen', path: '/en/press/company/', count: 6 },
            { name: 'Pictures', path: '/en/press/pictures/' },
          ]}
        />
      ),
    },
  },
  {
    name: 'ListFilter',
    states: {
      'two questions, and what stands there without script': () => (
        <ListFilter filter={listFilter}>
          <p>Links to parts of the list</p>
        </ListFilter>
      ),
    },
  },
  {
    name: 'ListState',
    states: {
      usual: () => (
        <ListState
          all="12 Begriffe"
          filtered="# von 12 Begriffen"
          nothing="Kein Begriff gefunden."
          reset="Alle zeigen"
        />
      ),
    },
  },
  { name: 'FindField', states: { usual: () => <FindField name="Search the answers" /> } },
  {
    name: 'EmergencyPanel',
    states: {
      'with words, and with numbers alone': (prefix) => (
        <>
          <EmergencyPanel
            id={`${prefix}-emergency`}
            title="Notfall: jetzt sperren lassen"
            text="Karte weg, Telefon gestohlen oder jemand ist in Ihrem Konto?"
            numbers={[
              {
                text: '116 116',
                href: 'tel:116116',
                label: 'Zentraler Sperr-Notruf fast aller deutschen Banken, Tag und Nacht',
              },
              { text: '+49 30 23125 116', href: 'tel:+493023125116', label: 'Sperrnummer von Stellwerk' },
            ]}
            note="Aus dem Ausland wählen Sie +49 116 116."
          />
          <EmergencyPanel
            id={`${prefix}-numbers`}
            title="Block cards and access"
            numbers={[{ text: '116 116', href: 'tel:116116' }]}
          />
        </>
      ),
    },
  },
  {
    name: 'ExternalLink',
    states: {
      usual: () => (
        <p>
          Text, then{' '}
          <ExternalLink href="https://example.org/" hint="opens in a new tab">
            Regulation (EU) 2024/886
          </ExternalLink>
          , then more.
        </p>
      ),
    },
  },
  {
    name: 'DataTable',
    states: {
      stacks: () => (
        <DataTable
          caption="Accounts and what they cost"
          head={['Account', 'Per month', 'Limit', 'Languages']}
          rows={rows}
          numeric={[1, 2]}
        />
      ),
      scrolls: () => (
        <DataTable
          caption="Accounts and what they cost"
          head={['Account', 'Per month', 'Limit', 'Languages']}
          rows={rows}
          numeric={[1, 2]}
          onPhones="scroll"
        />
      ),
    },
  },
  {
    name: 'LinkSequence',
    states: {
      usual: () => (
        <p>
          <LinkSequence
            items={[
              { name: 'Accounts', path: '/en/accounts/' },
              { name: 'Payment flows', path: '/en/payment-flows/' },
              { name: 'Debit cards', path: '/en/debit-cards/' },
            ]}
          />
        </p>
      ),
      one: () => (
        <p>
          <LinkSequence items={[{ name: 'Zahlungsströme', path: '/de/payment-flows/' }]} />
        </p>
      ),
    },
  },
  {
    name: 'Pagination',
    states: {
      middle: () => (
        <Pagination
          label="Pages"
          previous={{ name: 'Newer', path: '/en/blog/1/' }}
          next={{ name: 'Older', path: '/en/blog/3/' }}
          pages={pages}
        />
      ),
      first: () => (
        <Pagination
          label="Pages"
          next={{ name: 'Ältere Beiträge', path: '/en/blog/2/' }}
          pages={pages.map((page, index) => ({ ...page, current: index === 0 }))}
        />
      ),
    },
  },
];
