import { OwnerTrack } from '#components/blocks/owner-track';
import { ServiceBoard } from '#components/blocks/service-board';
import { DurationAxis, DurationDot } from '#components/ui/duration-plot';
import { OfflineSwitch } from '#components/ui/offline-switch';
import type { Fixture } from './fixture';

const services = [
  { name: 'Konten', path: '/de/services/accounts/' },
  { name: 'Verbraucherkredite', path: '/de/services/consumer-lending/' },
];

const ticks = [
  { at: '0%', name: 'ms' },
  { at: '34.2%', name: 's' },
  { at: '54.4%', name: 'min' },
  { at: '90.4%', name: 'Tag' },
  { at: '100%', name: 'Woche' },
];

const elevenMinutes = { text: '11 Minuten', begin: '66.3%', end: '66.3%', isLate: true };

const lines = [
  {
    name: 'Konten und Zahlungen',
    rows: [
      {
        path: '/de/services/accounts/',
        text: 'Bankkonten mit eigener IBAN, geführt von uns.',
        time: { way: 'Antrag bis IBAN, Median', ...elevenMinutes },
        customers: ['Kontaro', 'Lohnlicht', 'Gewerkly', 'Depotia'].map((name) => ({
          name,
          slug: name.toLowerCase(),
        })),
        call: 'POST /v1/accounts',
      },
      {
        path: '/de/services/consumer-lending/',
        text: 'Ratenkredite in Ihrer App; wir entscheiden und zahlen aus.',
        customers: [],
      },
    ],
  },
];

const offlineWords = {
  name: 'Seiten zum Lesen ohne Verbindung aufbewahren',
  text: 'Seiten, die Sie öffnen, bleiben dann auch ohne Verbindung lesbar. Schalten Sie den Schalter aus, werden alle Kopien gelöscht.',
  on: 'Ein: Seiten, die Sie öffnen, werden auf diesem Gerät aufbewahrt.',
  off: 'Aus: Auf diesem Gerät sind keine Seiten aufbewahrt.',
};

/** Components of the home page. */
export const homeFixtures: readonly Fixture[] = [
  {
    name: 'ServiceBoard',
    wide: true,
    states: {
      'with and without time, users, call': () => (
        <ServiceBoard
          lines={lines}
          services={services}
          ticks={ticks}
          labels={{
            way: 'Von der Anfrage zum Ergebnis',
            usedBy: 'Genutzt von',
            unnamed: 'hier nicht genannten Partnern',
            call: 'Erster Aufruf',
          }}
        />
      ),
    },
  },
  {
    name: 'OwnerTrack',
    states: {
      'two owners': () => (
        <OwnerTrack
          border="Vertrag"
          owners={[
            { role: 'Sie', items: ['Produkt und Marke', 'Erste Anlaufstelle'] },
            { role: 'Stellwerk', items: ['Banklizenz', 'Verträge', 'Kontoführung'] },
          ]}
        />
      ),
    },
  },
  {
    name: 'DurationDot',
    states: {
      axis: () => <DurationAxis ticks={ticks} />,
      late: () => <DurationDot ticks={ticks} duration={elevenMinutes} />,
      'a range': () => (
        <DurationDot
          ticks={ticks}
          duration={{ text: 'Sekunden', begin: '34.2%', end: '54.4%', isLate: false }}
        />
      ),
    },
  },
  {
    name: 'OfflineSwitch',
    states: {
      off: () => <OfflineSwitch words={offlineWords} isOn={false} />,
      on: () => <OfflineSwitch words={offlineWords} isOn />,
    },
  },
];
