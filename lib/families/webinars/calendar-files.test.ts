import { buildNext, listWebinarFiles } from './calendar-files';

jest.mock('#content/site/upcoming-webinars', () => {
  const webinar = (date: string) => ({
    ...{ announced: '2026-11-01', date, starts: '10:00', ends: '11:00' },
    subject: { en: 'A subject that is long enough', de: 'Ein Thema, das lang genug ist' },
    place: { en: 'Online, in German', de: 'Online, auf Deutsch' },
    join: `https://webinars.stellwerk.example/${date}/secret`,
  });
  return { upcomingWebinars: ['2027-03-25', '2027-01-28'].map(webinar) };
});

it.each([
  ['2026-11-29T00:00:00Z', '2027-01-28'],
  ['2027-01-28T09:59:59Z', '2027-01-28'],
  ['2027-01-28T10:00:00Z', '2027-03-25'],
])('at %s, the webinar of %s is next, with a form that names it', (now, date) => {
  const { event, form } = buildNext('en', new Date(now));
  expect([event?.day.iso, form?.hidden['webinar']]).toEqual([date, date]);
  expect(listWebinarFiles(new Date(now)).map(({ path }) => path)).toEqual([
    `/documents/calendar/webinar-${date}-en.ics`,
    `/documents/calendar/webinar-${date}-de.ics`,
  ]);
});

it('has neither form nor calendar file when all are over', () => {
  const now = new Date('2027-03-25T10:00:00Z');
  expect(Object.keys(buildNext('de', now))).toEqual(['title', 'text']);
  expect(listWebinarFiles(now)).toEqual([]);
});

it('keeps the link to join off the page', () => {
  const now = new Date('2026-11-29T00:00:00Z');
  expect(JSON.stringify([buildNext('en', now), listWebinarFiles(now)])).not.toContain('secret');
});
