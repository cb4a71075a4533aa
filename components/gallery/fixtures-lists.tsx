import { BandLinks } from '#components/blocks/band-links';
import { Fold } from '#components/ui/fold';
import { NextEvent } from '#components/blocks/next-event';
import { FactList } from '#components/ui/fact-list';
import { Faq } from '#components/ui/faq';
import { FileLink } from '#components/ui/file-link';
import { KeyFigures } from '#components/ui/key-figures';
import { LinkHeading } from '#components/ui/link-heading';
import { LinkList } from '#components/ui/link-list';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import { Steps } from '#components/ui/steps';
import type { Fixture } from './fixture';

const steps = [
  {
    title: 'Produkt festlegen',
    html: 'Sie beschreiben Zielgruppe, Länder und benötigte Zahlungsarten. Stellwerk bewertet das Risiko von Geldwäsche und Betrug und vereinbart mit Ihnen Kundenkreis, Limits und Entgelte.',
  },
  {
    title: 'In der Testumgebung bauen',
    html: 'Die Testumgebung eröffnet Probekonten und verschickt dieselben Benachrichtigungen wie der Echtbetrieb.',
  },
  {
    title: 'Kunden identifizieren',
    html: 'Ihre App übermittelt die Antragsdaten, identifiziert wird mit dem <a href="/de/">Verfahren</a>, das zu Ihrer Zielgruppe passt.',
  },
  {
    title: 'Gemeinsam betreiben',
    html: 'Buchungen erreichen Ihre Systeme als Ereignisse, Salden sind jederzeit abrufbar.',
  },
];

const questions = [
  {
    title: 'Do we need a licence of our own?',
    html: 'Usually not: the account is held with Stellwerk, which executes the payments and is the customer’s contractual partner.',
  },
  {
    title: 'Welche Einlagensicherung gilt bei französischer, spanischer oder italienischer IBAN?',
    html: '<p>Die deutsche. Die gesetzliche Sicherung folgt der Bank.</p><p>Gedeckt sind 100.000 Euro je Einleger.</p>',
  },
  { title: 'Who may block an account?', html: 'Only the bank.', id: 'who-may-block' },
];

const entries = [
  {
    name: 'Stellwerk and Kontaro open 50,000 business accounts',
    path: '/en/press/one/',
    day: { iso: '2026-11-20', text: '20 November 2026' },
    meta: ['Press release'],
    text: 'Accounting software with an account of its own: the first year in numbers.',
  },
  {
    name: 'Zahlungsverkehr ohne Umwege: Was die Echtzeitüberweisungsverordnung für Plattformen ändert',
    path: '/de/blog/zwei/',
    day: { iso: '2026-10-02', text: '2. Oktober 2026' },
    meta: ['Zahlungsverkehr', 'Tobias Renz', '8 Minuten'],
    text: 'Seit Oktober prüft jede Bank den Namen des Empfängers.',
  },
  { name: 'Backend engineer, ledger', path: '/en/jobs/three/', meta: ['Berlin or remote', 'Full time'] },
];

/** Lists of entries, questions, facts, figures and files. */
export const listFixtures: readonly Fixture[] = [
  {
    name: 'KeyFigures',
    wide: true,
    states: {
      four: () => (
        <KeyFigures
          items={[
            { value: '1,2 Mrd. €', label: 'abgewickelter Zahlungsverkehr im Monat' },
            { value: '99.98 %', label: 'availability', note: 'over the last 12 months' },
            { value: '48', label: 'partners in production' },
            {
              value: '11 Tage',
              label: 'vom Vertrag bis zur ersten Testüberweisung',
              note: 'Median aller Partner seit 2024',
            },
          ]}
        />
      ),
      two: () => (
        <KeyFigures
          items={[
            { value: '3.1 m', label: 'accounts' },
            { value: '7', label: 'countries' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Steps',
    wide: true,
    states: {
      four: () => <Steps items={steps} />,
      'level 4': () => <Steps items={steps.slice(0, 2)} level={4} />,
    },
  },
  {
    name: 'Faq',
    states: {
      closed: (prefix) => (
        <Faq items={questions.map((item) => (item.id ? { ...item, id: `${prefix}-${item.id}` } : item))} />
      ),
    },
  },
  {
    name: 'Fold',
    states: {
      closed: (prefix) => (
        <Fold id={`${prefix}-fold`} title="Verfahren, Fristen, Quellen">
          <p>Text</p>
        </Fold>
      ),
    },
  },
  {
    name: 'BandLinks',
    states: {
      'pages and a reason': () => (
        <BandLinks
          title="Wo es weitergeht"
          items={[{ name: 'Konten', path: '/de/services/accounts/' }]}
          reasons={['<a href="/de/partners/">Partnerschaft</a>: wie ein Projekt beginnt.']}
        />
      ),
    },
  },
  {
    name: 'FactList',
    states: { usual: () => <FactList items={[{ label: 'Fee', value: '0 €', note: 'since 2024' }]} /> },
  },
  { name: 'LinkHeading', states: { usual: () => <LinkHeading level={3} href="/en/press/" name="Press" /> } },
  {
    name: 'LinkList',
    states: { usual: () => <LinkList items={entries.map(({ name, path }) => ({ name, path }))} /> },
  },
  {
    name: 'FileLink',
    states: {
      usual: () => (
        <FileLink href="/files/terms.pdf" name="General terms and conditions" type="PDF" size="320 kB" />
      ),
      'with note': () => (
        <FileLink
          href="/files/marke.zip"
          name="Wortmarke, Bildmarke und Farbdefinitionen für Veröffentlichungen"
          type="ZIP"
          size="4,2 MB"
          note="gültig ab 1. Januar 2027"
        />
      ),
    },
  },
  {
    name: 'NextEvent',
    wide: true,
    states: {
      usual: (prefix) => (
        <NextEvent
          id={`${prefix}-next`}
          title="Die nächste Folge"
          text='Ihr Tag steht noch nicht fest. <a href="/de/newsletter/">Newsletter</a>'
        />
      ),
    },
  },
  {
    name: 'PhoneDisclosure',
    states: {
      usual: () => (
        <div>
          <PhoneDisclosure label="Was in den Brief gehört" />
          <p>Auf Telefonen steht dies auf Wunsch da, sonst immer.</p>
        </div>
      ),
    },
  },
];
