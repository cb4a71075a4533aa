import { FurtherList } from '#components/blocks/further-list';
import { RelatedLinks } from '#components/blocks/related-links';
import { HeadAction } from '#components/blocks/head-action';
import { PageFeedback } from '#components/blocks/page-feedback';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { SideHeadingText } from '#components/blocks/side-heading-text';
import { Sources } from '#components/blocks/sources';
import { TelephoneList } from '#components/blocks/telephone-list';
import { TextSection } from '#components/blocks/text-section';
import { TitledTexts } from '#components/blocks/titled-texts';
import type { Fixture } from './fixture';

const head = {
  trail: [
    { name: 'Start', path: '/de/' },
    { name: 'Presse', path: '/de/press/' },
  ],
  trailLabel: 'Sie sind hier',
};

const texts = [
  {
    title: 'Buchhaltungssoftware für Selbstständige',
    html: 'Umsätze laufen mit Verwendungszweck in die <a href="/de/">Buchhaltung</a>.',
  },
  {
    title: 'Marktplatz mit Händlern in vier Ländern',
    html: 'Erlöse gehen auf ein Konto mit inländischer IBAN ein.',
  },
  { title: 'Pay for seasonal workers', html: 'An account that can be opened on a telephone.' },
];

/** Blocks that several families share. */
export const sharedFixtures: readonly Fixture[] = [
  {
    name: 'HeadAction',
    states: { usual: () => <HeadAction title="Discuss your case" href="mailto:sales@stellwerk.example" /> },
  },
  {
    name: 'PageHead',
    wide: true,
    states: {
      usual: () => (
        <PageHead
          view={head}
          kicker="Pressemitteilung"
          title="Stellwerk und Kontaro eröffnen 50.000 Geschäftskonten"
          lead="Das erste Jahr in Zahlen."
          note="12. Oktober 2026, Berlin"
        />
      ),
      'with button': () => (
        <PageHead view={head} title="Jobs" lead="Two offices, one signal box.">
          <p>
            <a className="button" href="/en/">
              All jobs
            </a>
          </p>
        </PageHead>
      ),
    },
  },
  {
    name: 'SideHeadingText',
    wide: true,
    states: {
      usual: () => (
        <SideHeadingText html="<h2>Starting point</h2><p>Twelve people, three banks.</p><h2>Solution</h2><p>One account each.</p>" />
      ),
    },
  },
  {
    name: 'TitledTexts',
    wide: true,
    states: {
      columns: () => <TitledTexts items={texts} />,
      rows: () => <TitledTexts items={texts} form="rows" />,
    },
  },
  {
    name: 'TextSection',
    wide: true,
    states: {
      usual: (prefix) => <TextSection id={`${prefix}-texts`} title="Where to begin" items={texts} />,
    },
  },
  {
    name: 'RelatedLinks',
    wide: true,
    states: {
      usual: () => (
        <RelatedLinks
          items={[
            { name: 'Accounts', path: '/en/accounts/', text: 'With an IBAN of their own.' },
            { name: 'Kontakt', path: '/de/contact/' },
          ]}
        />
      ),
    },
  },
  {
    name: 'FurtherList',
    wide: true,
    states: {
      usual: (prefix) => (
        <FurtherList
          id={`${prefix}-further`}
          title="Further reading"
          items={[
            '<a href="/en/">Accounts</a>, since every payment ends on one',
            '<a href="/de/">Empfängerüberprüfung</a>: was sich im Oktober geändert hat',
          ]}
        />
      ),
    },
  },
  {
    name: 'TelephoneList',
    states: {
      usual: () => (
        <TelephoneList
          items={[
            { text: '116 116', href: 'tel:116116', label: 'Sperr-Notruf' },
            { text: '+49 30 23125 116', href: 'tel:+493023125116' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Sources',
    states: {
      usual: (prefix) => (
        <Sources
          id={`${prefix}-sources`}
          labels={{ sources: 'Sources', opensInNewTab: 'opens in a new tab' }}
          items={[
            {
              title: 'Directive (EU) 2015/2366 on payment services',
              url: 'https://eur-lex.europa.eu/eli/dir/2015/2366/oj',
            },
            {
              title: 'Zahlungsdiensteaufsichtsgesetz (ZAG)',
              url: 'https://www.gesetze-im-internet.de/zag_2018/',
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'PageFeedback',
    wide: true,
    states: {
      'with the form service': (prefix) => (
        <PageFeedback
          prefix={`${prefix}-`}
          action="/api/forms/feedback"
          hidden={{ page: '/en/glossary/' }}
          question="Was this page helpful?"
          yes="Yes"
          no="No"
          sentence="One sentence, if you like"
          mistake="Report a mistake"
          thanks="Thank you."
        />
      ),
      'without it': () => <PageFeedback mistake="Report a mistake" mail="mailto:hello@stellwerk.example" />,
    },
  },
  {
    name: 'ShareLink',
    states: {
      'of a page': () => (
        <ShareLink words={{ copy: 'Copy link', share: 'Share', copied: 'Copied', failed: 'Not copied' }} />
      ),
    },
  },
];
