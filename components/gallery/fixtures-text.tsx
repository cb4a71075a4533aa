import { DocumentList } from '#components/ui/document-list';
import { Icon } from '#components/ui/icon';
import { Neighbours } from '#components/blocks/neighbours';
import { iconShapes, type IconName } from '#components/ui/icon-shapes';
import { Notice } from '#components/ui/notice';
import { Person } from '#components/ui/person';
import { Prose } from '#components/ui/prose';
import { Quote } from '#components/ui/quote';
import { ReadingText } from '#components/ui/reading-text';
import type { Fixture } from './fixture';

const prose = `<h2 id="PREFIX-accounts"><a href="#PREFIX-accounts">Three kinds of account</a></h2>
<p>An account at Stellwerk is a full bank account. Its holder has an <a href="/en/glossary/international-bank-account-number/">IBAN</a>, and <strong>the claim is against the bank</strong>, not against the partner.</p>
<ul><li>Current accounts for consumers</li><li>Business accounts with several signatories</li></ul>
<blockquote><p>Deposits are guaranteed up to 100,000 euros per depositor and bank.</p></blockquote>
<div class="table-frame" role="group" tabindex="0" aria-label="Table, can be scrolled sideways"><table><thead><tr><th>Payment</th><th class="align-right">Limit</th></tr></thead><tbody><tr><td>Instant transfer</td><td class="align-right">100,000 €</td></tr><tr><td>Direct debit</td><td class="align-right">50,000 €</td></tr></tbody></table></div>`;

const notice =
  'Between 01:00 and 03:00 the interface answers with <code>503</code>. Payments are kept and <a href="/en/">sent afterwards</a>.';

/** Components for text, what is beside it, and icons. */
export const textFixtures: readonly Fixture[] = [
  {
    name: 'DocumentList',
    states: {
      usual: () => (
        <DocumentList
          items={[
            {
              name: 'Terms',
              path: '/en/customer-documents/terms/',
              notes: ['Valid from 9 October 2025'],
              file: { type: 'PDF', href: '/files/terms.pdf', of: 'Terms' },
            },
            {
              name: 'Earlier version',
              notes: ['Valid until 8 October 2025'],
              file: { type: 'PDF', href: '/files/terms-2024.pdf', of: 'Terms' },
              path: null,
              isEarlier: true,
            },
            {
              name: 'Calendar',
              notes: [],
              html: 'Five events as <a href="https://www.rfc-editor.org/rfc/rfc5545">iCalendar</a>.',
              file: { type: 'ICS', href: '/files/calendar.ics', of: 'Calendar' },
              path: null,
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'Neighbours',
    states: {
      both: () => (
        <Neighbours
          items={[
            { label: 'Previous', name: 'SEPA', path: '/en/glossary/sepa/', rel: 'prev' },
            { label: 'Next', name: 'Zahlungsdiensterichtlinie', path: '/en/glossary/psd2/', rel: 'next' },
          ]}
        />
      ),
      one: () => (
        <Neighbours
          label="Releases"
          items={[{ label: 'Newer release', name: 'Half-year', path: '/en/press/' }]}
        />
      ),
    },
  },
  {
    name: 'Notice',
    states: {
      info: () => <Notice tone="info" title="Maintenance on Sunday" html={notice} />,
      clear: () => (
        <Notice tone="clear" title="All signals clear" html="Every service has been running for 42 days." />
      ),
      caution: () => (
        <Notice
          tone="caution"
          title="Einlagensicherung und Kontenwechselhilfe"
          html="Die gesetzliche Sicherung folgt der Bank, nicht dem Ländercode."
        />
      ),
      stop: () => (
        <Notice
          tone="stop"
          title="Your message was not sent"
          html="<p>The connection was lost.</p><p>What you wrote is still here.</p>"
        />
      ),
      'without title': () => <Notice tone="info" html={notice} />,
    },
  },
  {
    name: 'Quote',
    states: {
      usual: () => (
        <Quote
          text="We opened 1,200 accounts in the first week, and nobody had to come to a branch."
          name="Nora Wiesinger"
          role="Head of Partner Integration, Stellwerk"
        />
      ),
      long: () => (
        <Quote
          text="Unsere Kundinnen und Kunden sehen ihre Zahlungseingänge in derselben Sekunde in der Buchhaltung. Früher haben wir dafür Kontoauszüge eingelesen, einmal am Tag, mit drei verschiedenen Zwischenformaten."
          name="Dr. Annegret Freudenthaler-Schmidtkunz"
          role="Geschäftsführerin Produktentwicklung, Kontaro"
        />
      ),
    },
  },
  {
    name: 'Person',
    states: {
      usual: () => (
        <Person
          name="Dr. Henrike Vollmer"
          role="Chief Executive Officer"
          text="Led payments at two banks before she founded Stellwerk."
        />
      ),
      'without text': () => <Person name="Tobias Renz" role="Leiter Zahlungsverkehr" />,
    },
  },
  {
    name: 'Icon',
    states: {
      all: () => (
        <ul>
          {(Object.keys(iconShapes) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      ),
    },
  },
  { name: 'Prose', states: { usual: (prefix) => <Prose html={prose.replaceAll('PREFIX', prefix)} /> } },
  {
    name: 'ReadingText',
    states: {
      article: (prefix) => <ReadingText html={prose.replaceAll('PREFIX', prefix)} form="article" />,
      guide: (prefix) => <ReadingText html={prose.replaceAll('PREFIX', prefix)} form="guide" />,
    },
  },
  {
    name: 'Buttons',
    states: {
      both: () => (
        <p>
          <a className="button" href="#top">
            Talk to us
          </a>{' '}
          <a className="button-quiet" href="#top">
            Read the documentation
          </a>
        </p>
      ),
    },
  },
];
