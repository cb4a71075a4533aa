import { addSoftHyphens, hyphenateText } from './soft-hyphens';

const show = (text: string): string => text.replaceAll('\u00ad', '|');

test('long German words may break between syllables, but not near their ends', () => {
  expect(show(hyphenateText('Beschwerdemanagement in Elternzeitvertretung'))).toBe(
    'Beschwer|de|ma|nagement in Eltern|zeit|ver|tretung',
  );
  expect(show(hyphenateText('Kryptoplattformen und Quartalsabrechnungen'))).toBe(
    'Krypto|platt|formen und Quar|tals|ab|rech|nungen',
  );
  expect(show(hyphenateText('Partnerunternehmen.'))).toBe('Partner|unter|nehmen.');
});

test('short words, addresses, names of code and what has soft hyphens already stay as they are', () => {
  const texts = [
    'Überweisung',
    'api.zahlungsverkehrsdaten.example',
    '/de/zahlungsverkehrsdaten/',
    'listDirectDebitsAndMore',
    'Zahlungs\u00adverkehrsdaten',
    'ZAHLUNGSVERKEHRSDATEN',
  ];
  expect(texts.map(hyphenateText)).toEqual(texts);
  const once = hyphenateText('Beschwerdemanagement');
  expect(hyphenateText(once)).toBe(once);
});

test('headings and labels of a view get them; ids, addresses, drawings and running text do not', () => {
  const word = 'Gebührenübersicht';
  const long = `Zahlungsverkehr und noch ein Satz, der über mehrere Zeilen läuft, weil er in Ruhe gelesen und nicht überflogen wird.`;
  const view = {
    name: word,
    id: word,
    path: `/de/${word}/`,
    items: [{ title: word, value: word, text: long }],
    diagram: { label: word },
    table: { rows: [[word]] },
  };
  const set = addSoftHyphens(view, 'de');
  const broken = hyphenateText(word);
  expect(set).toEqual({
    ...view,
    name: broken,
    items: [{ title: broken, value: word, text: long }],
    table: { rows: [[broken]] },
  });
  expect(addSoftHyphens(view, 'en')).toEqual(view);
});

test('in HTML only headings and cells get them, not tags and code', () => {
  const word = 'Zahlungsverkehr';
  const html = `<h2 id="${word}"><a href="#${word}">${word}</a></h2><p>${word}</p><td><code>${word.toLowerCase()}</code></td>`;
  expect(show(addSoftHyphens({ html }, 'de').html)).toBe(
    `<h2 id="${word}"><a href="#${word}">Zahlungs|verkehr</a></h2><p>${word}</p><td><code>${word.toLowerCase()}</code></td>`,
  );
});

test('words that are wider than a column get them everywhere', () => {
  const html = '<p>Wirtschaftsprüfungsgesellschaft, Zahlungsverkehr</p>';
  for (const language of ['de', 'en'] as const)
    expect(show(addSoftHyphens({ html }, language).html)).toBe(
      '<p>Wirt|schafts|prü|fungs|ge|sell|schaft, Zahlungsverkehr</p>',
    );
});
