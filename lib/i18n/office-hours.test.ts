import { languageCodes } from './languages';
import { formatOfficeHours, toOfficeInstant } from './office-hours';

const hours = { starts: '10:00', ends: '11:00' };

describe('office time', () => {
  it('names the time zone in the language, in summer and winter', () => {
    expect(formatOfficeHours('2026-10-22', hours, 'en')).toBe('10:00–\u206011:00 (CEST)');
    expect(formatOfficeHours('2026-10-22', hours, 'de')).toBe('10:00–\u206011:00\u00a0Uhr (MESZ)');
    expect(formatOfficeHours('2026-12-03', hours, 'en')).toBe('10:00–\u206011:00 (CET)');
    expect(formatOfficeHours('2026-12-03', hours, 'de')).toBe('10:00–\u206011:00\u00a0Uhr (MEZ)');
  });

  it('writes hours in every language', () => {
    const written = languageCodes.map((language) => formatOfficeHours('2026-10-22', hours, language));
    expect(written.filter((text) => !/^10:00–\u206011:00(?:\u00a0Uhr)? \([A-Z+\d]+\)$/.test(text))).toEqual(
      [],
    );
  });

  it('has the UTC offset in machine-readable form', () => {
    expect(toOfficeInstant('2026-10-22', '10:00')).toBe('2026-10-22T10:00:00+02:00');
    expect(toOfficeInstant('2026-12-03', '09:30')).toBe('2026-12-03T09:30:00+01:00');
  });
});
