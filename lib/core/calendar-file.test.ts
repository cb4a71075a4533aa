import { readCalendar, readText } from '#tests/support/read-calendar';
import { writeCalendar, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: 'x-2027@stellwerk.example',
  stamp: '2026-11-20',
  title: 'Zahlen; Fragen, Antworten \\ und mehr',
  when: { day: '2026-12-31' },
};
const write = (own: Partial<CalendarEvent> = {}): string =>
  writeCalendar({ maker: 'Stellwerk//Dates', language: 'de', events: [{ ...event, ...own }] });
const read = (own?: Partial<CalendarEvent>) => {
  const [found] = readCalendar(write(own)).events;
  if (!found) throw new Error('no event');
  return found;
};

describe('a calendar file', () => {
  it('meets the standard, and is deterministic', () => {
    const { head } = readCalendar(write());
    expect(head.map(({ name, value }) => [name, value])).toEqual([
      ['VERSION', '2.0'],
      ['PRODID', '-//Stellwerk//Dates//DE'],
      ['CALSCALE', 'GREGORIAN'],
    ]);
    expect([...read().keys()]).toEqual(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'TRANSP', 'SUMMARY']);
    expect(read().get('DTSTAMP')?.value).toBe('20261120T000000Z');
    expect(write()).toBe(write());
  });

  it('writes whole days up to the next one, also at the end of a year', () => {
    expect(read().get('DTSTART')).toEqual({
      name: 'DTSTART',
      parameters: { VALUE: 'DATE' },
      value: '20261231',
    });
    expect(read().get('DTEND')?.value).toBe('20270101');
  });

  it('writes instants in UTC', () => {
    const from = new Date('2027-01-28T10:00:00+01:00');
    const found = read({ when: { from, to: new Date('2027-07-28T10:30:00+02:00') } });
    expect(found.get('DTSTART')?.value).toBe('20270128T090000Z');
    expect(found.get('DTEND')?.value).toBe('20270728T083000Z');
    expect(found.has('TRANSP')).toBe(false);
  });

  it('escapes special characters, and states its language', () => {
    const summary = read().get('SUMMARY');
    expect(summary?.value).toBe('Zahlen\\; Fragen\\, Antworten \\\\ und mehr');
    expect(readText(summary?.value ?? '')).toBe(event.title);
    expect(summary?.parameters).toEqual({ LANGUAGE: 'de' });
    expect(read({ text: 'one\ntwo\u00ad\u00a0three' }).get('DESCRIPTION')?.value).toBe('one\\ntwo three');
  });

  it.each(['ä', '🚃', 'a'])('folds long lines at 75 octets, never within %s', (letter) => {
    const title = letter.repeat(200);
    expect(readText(read({ title }).get('SUMMARY')?.value ?? '')).toBe(title);
    const longest = Math.max(
      ...write({ title })
        .split('\r\n')
        .map((line) => Buffer.byteLength(line)),
    );
    expect(longest).toBeGreaterThan(75 - Buffer.byteLength(letter));
  });

  it('contains page and location of the event', () => {
    const found = read({ url: 'https://www.stellwerk.example/de/webinars/', place: 'Online, auf Deutsch' });
    expect(found.get('URL')?.value).toBe('https://www.stellwerk.example/de/webinars/');
    expect(found.get('LOCATION')?.value).toBe('Online\\, auf Deutsch');
  });
});
