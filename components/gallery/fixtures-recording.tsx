import { RecordingFigure } from '#components/blocks/recording-figure';
import type { Drawing } from '#lib/core/chart';
import type { Fixture } from './fixture';

const draw = (width: number): Drawing => ({
  width,
  height: 90,
  marks: [
    { kind: 'line', role: 'lane', d: `M0 80H${width}` },
    { kind: 'line', role: 'lane', d: `M0 50H${width}` },
    { kind: 'line', role: 'segment', d: `M0 80H${width / 2 - 8}M${width / 2} 50H${width - 20}`, part: '1' },
  ],
});

const drawings = { full: draw(1200), half: draw(680), narrow: draw(340) };

const chapters = [
  { number: '1', start: '0:00', at: 0, text: 'Der Absender ist noch am Apparat', by: 'Katrin Behnke' },
  { number: '2', start: '1:05', at: 65.4, text: 'Was die Uhr nicht weiß', by: null },
];

const player = {
  sources: [{ path: '/audio/x.ogg', type: 'audio/ogg; codecs=opus' }],
  downloads: [{ path: '/audio/x.mp3', text: 'MP3 herunterladen, 0,8 MB' }],
  seconds: 382.2,
  length: '6:22',
  speeds: [
    { value: '1', text: '1×' },
    { value: '1.25', text: '1,25×' },
  ],
  from: 'Ab {time} anhören',
  position: '{time} von 6:22',
  labels: {
    ...{ name: 'Das Gespräch anhören', play: 'Anhören', pause: 'Pause' },
    ...{ back: '10 Sekunden zurück', ahead: '10 Sekunden vor', speed: 'Tempo', scrubber: 'Stelle' },
    ...{ voice: 'Sie hören eine Computerstimme.', loading: 'Der Ton wird geladen …' },
    failed: 'Der Ton ließ sich nicht laden.',
  },
};

/** Players of recordings. */
export const recordingFixtures: readonly Fixture[] = [
  {
    name: 'RecordingPlayer',
    wide: true,
    states: {
      'below its drawing': () => (
        <RecordingFigure
          drawings={drawings}
          alt="Two people, one after the other."
          player={player}
          chapters={chapters}
          label="Chapters to be heard"
          note="Gezeichnet nach der Aufnahme: 43 Wortmeldungen."
        />
      ),
    },
  },
];
