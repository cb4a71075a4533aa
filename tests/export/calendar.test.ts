import { locales } from '#lib/i18n/locales';
import { siteOrigin } from '#lib/page-model/site-url';
import { readCalendar, readText } from '#tests/support/read-calendar';
import { htmlFileOf, isExported, listExported, readExported } from '#tests/support/exported';

const files = listExported('.ics');
const single = files.filter((file) => file.startsWith('/documents/calendar/'));
const languageOf = (file: string): string => /-(en|de)\.ics$/.exec(file)?.[1] ?? '';
const pageOf = (url: string): string => {
  const { pathname } = new URL(url);
  return readExported(htmlFileOf({ path: pathname }));
};

describe.each(files)('%s', (file) => {
  const { head, events } = readCalendar(readExported(file));

  it('is an iCalendar 2.0 file with unique events', () => {
    expect(head.find(({ name }) => name === 'VERSION')?.value).toBe('2.0');
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map((event) => event.get('UID')?.value)).size).toBe(events.length);
  });

  it('has events in its language', () => {
    for (const event of events) {
      expect(event.get('SUMMARY')?.parameters).toEqual({ LANGUAGE: languageOf(file) });
      expect(readText(event.get('SUMMARY')?.value ?? '')).not.toMatch(/[\u00ad\u2060\u00a0]/);
      expect(event.get('DTSTAMP')?.value).toMatch(/^\d{8}T\d{6}Z$/);
      const [start, end] = [event.get('DTSTART'), event.get('DTEND')];
      expect(start?.value).toMatch(start?.parameters['VALUE'] === 'DATE' ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/);
      expect(String(end?.value) > String(start?.value)).toBe(true);
    }
  });
});

describe.each(single)('%s', (file) => {
  const [event] = readCalendar(readExported(file)).events;
  const url = event?.get('URL')?.value ?? '';

  it('refers to a page in its language, which links to it with type and size', () => {
    expect(url.startsWith(`${siteOrigin}/${languageOf(file)}/`)).toBe(true);
    const html = pageOf(url);
    expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`);
    const link = new RegExp(`<a [^>]*href="${file}"[^>]*>.*?</a>`, 's').exec(html)?.[0] ?? '';
    const kilobytes = (Buffer.byteLength(readExported(file)) / 1000).toLocaleString(languageOf(file), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    expect(link).toContain('ICS');
    expect(link.replaceAll('\u00a0', ' ')).toContain(`${kilobytes} kB`);
  });

  it('has a counterpart with the same id and time in the other language', () => {
    for (const locale of locales) {
      const counterpart = file.replace(/-(en|de)\.ics$/, `-${locale}.ics`);
      expect(isExported(counterpart)).toBe(true);
      const [other] = readCalendar(readExported(counterpart)).events;
      for (const name of ['UID', 'DTSTART', 'DTEND'])
        expect(other?.get(name)?.value).toBe(event?.get(name)?.value);
    }
  });
});

it('there is a file for every date on pages', () => {
  expect(single.length).toBeGreaterThan(0);
});
