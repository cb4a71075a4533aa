/** The Swedish locale formats dates as ISO 8601. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Calendar day in Germany, such as `2026-11-23`; it may differ from UTC. */
export const dayInBerlin = (moment: Date): string => format.format(moment);
