import { OwnerTrack } from '#components/blocks/owner-track';
import { ServiceBoard } from '#components/blocks/service-board';
import { DurationTrack } from '#components/ui/duration-track';
import { OfflineSwitch } from '#components/ui/offline-switch';
import type { Fixture } from './fixture';

const services = [
  { name: 'Konten', path: '/de/services/accounts/' },
  { name: 'Verbraucherkredite', path: '/de/services/consumer-lending/' },
];

const lines = [
  {
    name: 'Konten und Zahlungen',
    rows: [
      {
        path: '/de/services/accounts/',
        text: 'Bankkonten mit eigener IBAN, geführt von uns.',
        way: { from: 'Antrag', to: 'IBAN', time: '11 Minuten, Median bei Kontaro' },
        customers: ['Kontaro', 'Lohnlicht', 'Gewerkly', 'Depotia'].map((name) => ({
          name,
          slug: name.toLowerCase(),
        })),
        call: 'POST /v1/accounts',
      },
      {
        path: '/de/services/consumer-lending/',
        text: 'Ratenkredite in Ihrer App; wir entscheiden und zahlen aus.',
        way: { from: 'Antrag', to: 'Auszahlung' },
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
    name: 'DurationTrack',
    states: {
      'with a time': () => <DurationTrack from="Instant order" to="Payee" time="10 seconds" />,
      'without a time': () => <DurationTrack from="Product description" to="Pilot" />,
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
