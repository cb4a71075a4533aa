import { ChapterColumns } from '#components/blocks/chapter-columns';
import { Cover } from '#components/blocks/cover';
import { ThumbnailList } from '#components/blocks/thumbnail-list';
import { InkHead } from '#components/blocks/ink-head';
import { RelatedPages } from '#components/blocks/related-pages';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { SeriesLists } from '#components/blocks/series-lists';
import { RecordingOpening } from '#components/blocks/recording-opening';
import { ChartDrawings } from '#components/ui/chart/chart';
import type { Drawing } from '#lib/core/chart';
import type { Fixture } from './fixture';

const draw = (width: number, height = 120): Drawing => ({
  width,
  height,
  marks: [
    { kind: 'line', role: 'boundary', d: `M60 4V${height}` },
    { kind: 'text', role: 'chapter', x: 68, y: 16, text: '2' },
    { kind: 'line', role: 'lane', d: `M0 ${height - 10}H${width}` },
    { kind: 'line', role: 'lane', d: `M0 ${height - 40}H${width}` },
    { kind: 'line', role: 'connector', d: `M56 ${height - 10}L64 ${height - 40}` },
    { kind: 'line', role: 'segment', d: `M0 ${height - 10}H56M64 ${height - 40}H${width - 20}` },
    { kind: 'pin', x: 150, y: height - 40 },
    { kind: 'diamond', x: 100, y: height - 40, isAccent: true },
  ],
});

const drawings = { full: draw(1200), half: draw(680), narrow: draw(340) };

const chapters = [
  {
    number: '1',
    start: '0:00',
    text: 'Der Absender ist noch am Apparat',
    path: '/de/one/',
    quote: 'Geld am Sonntag, und dann noch vor dem Auflegen.',
    by: 'Katrin Behnke',
  },
  { number: '2', start: '1:05', text: 'Questions', result: 'Five questions, five answers.', by: null },
];

const entry = {
  name: 'Zehn Sekunden: Was Geld in Echtzeit mit allen Uhren macht',
  path: '/de/one/',
  text: 'Wenn Geld binnen zehn Sekunden ankommt, ändert sich mehr als die Zahlung.',
  thumbnail: draw(260, 52),
  people: ['Tobias Renz, Stellwerk', 'Katrin Behnke, Kontaro'],
  minutes: '6 Minuten Lesezeit',
  day: { iso: '2026-11-12', text: '12. November 2026' },
};

const head = { trail: [{ name: 'Stellwerk', path: '/de/' }], trailLabel: 'Sie sind hier' };

/** Drawings of recordings and texts. */
export const mediaFixtures: readonly Fixture[] = [
  {
    name: 'Drawings',
    wide: true,
    states: {
      'with text alternative': () => (
        <ChartDrawings drawings={drawings} alt="Two people, one after the other." />
      ),
      'beside its words': () => <ChartDrawings drawings={drawings} />,
    },
  },
  {
    name: 'InkHead',
    wide: true,
    states: {
      wordmark: () => (
        <InkHead
          view={head}
          title="Freie Fahrt"
          form="wordmark"
          sign="signal"
          aside={<p>Kurze Gespräche.</p>}
        >
          <ChartDrawings drawings={drawings} alt="Two people." />
        </InkHead>
      ),
      clock: () => <InkHead view={head} title="Webinare" form="wordmark" sign="clock" />,
      headline: () => (
        <InkHead
          view={head}
          kicker={<span>Folge 1</span>}
          title="Zehn Sekunden: Was Geld in Echtzeit mit allen Uhren macht"
          form="headline"
          aside={<p>Ein Gespräch über Buchungen am Sonntag.</p>}
        />
      ),
    },
  },
  {
    name: 'ChapterColumns',
    wide: true,
    states: { usual: () => <ChapterColumns label="Chapters" items={chapters} /> },
  },
  {
    name: 'RecordingFigure',
    wide: true,
    states: {
      usual: () => (
        <RecordingFigure
          drawings={drawings}
          alt="Two people, one after the other."
          chapters={chapters}
          label="Chapters"
          note="Gezeichnet nach dem Wortlaut: 984 Wörter."
        />
      ),
    },
  },
  {
    name: 'SeriesLists',
    wide: true,
    states: {
      'with all parts': (prefix) => (
        <SeriesLists
          all={{ id: `${prefix}-all`, title: 'Alle Folgen', items: [entry] }}
          next={{ id: `${prefix}-next`, title: 'Die nächste Folge', text: 'Ihr Tag steht noch nicht fest.' }}
          further={{
            id: `${prefix}-further`,
            title: 'Zum Weiterlesen',
            items: ['<a href="/de/glossary/">Glossar</a>'],
          }}
        />
      ),
    },
  },
  {
    name: 'RecordingOpening',
    wide: true,
    states: {
      usual: (prefix) => (
        <RecordingOpening
          id={`${prefix}-newest`}
          title={entry.name}
          path="/de/one/"
          kicker={<span>Folge 1</span>}
          action="Gespräch lesen"
        >
          <ChartDrawings drawings={drawings} />
        </RecordingOpening>
      ),
    },
  },
  {
    name: 'ThumbnailList',
    wide: true,
    states: {
      numbered: () => <ThumbnailList items={[{ ...entry, number: '1' }]} />,
      'without text': () => (
        <ThumbnailList
          items={[
            { ...entry, text: undefined },
            { ...entry, path: '/de/two/' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Cover',
    states: {
      book: () => (
        <Cover
          drawing={draw(240, 98)}
          kind="White paper"
          number="4"
          title="Echtzeitüberweisung für Plattformen"
        />
      ),
      'without title': () => <Cover drawing={draw(340, 200)} kind="Blog" />,
    },
  },
  {
    name: 'RelatedPages',
    wide: true,
    states: {
      usual: (prefix) => (
        <RelatedPages
          id={`${prefix}-related-pages`}
          title="Mehr zu diesem Thema"
          items={[
            { name: 'Einheitlicher Euro-Zahlungsverkehrsraum', path: '/de/one/', list: 'Glossar' },
            { name: 'Payment flows', path: '/en/two/', list: 'Services' },
          ]}
        />
      ),
    },
  },
];
