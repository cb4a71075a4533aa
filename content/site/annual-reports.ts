/** The (invented) auditor of the annual accounts, and since which year it has audited them. */
export const auditor = {
  name: 'Terbrüggen Ahlmann GmbH Wirtschaftsprüfungsgesellschaft',
  seat: { en: 'Hanover', de: 'Hannover' },
  firstYear: 2021,
} as const;

/**
 * Days of a year's accounts: general meeting that elected the auditor, audit opinion, adoption by the supervisory
 * board, publication of the annual report and of the disclosure report, general meeting that decided on the profit.
 */
export const accountsDays = [
  {
    year: 2024,
    auditorElected: '2024-05-23',
    opinion: '2025-03-06',
    adopted: '2025-03-13',
    annualReport: '2025-03-20',
    disclosureReport: '2025-04-10',
    generalMeeting: '2025-05-22',
  },
  {
    year: 2025,
    auditorElected: '2025-05-22',
    opinion: '2026-03-05',
    adopted: '2026-03-12',
    annualReport: '2026-03-19',
    disclosureReport: '2026-04-09',
    generalMeeting: '2026-05-21',
  },
] as const;
