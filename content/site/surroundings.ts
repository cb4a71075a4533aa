/**
 * The stations around the office. Their places and lines are open data of the VBB, Berlin's transport
 * association, under CC BY 4.0; names stand here without its abbreviations. A real provider puts in its own.
 *
 * @see https://www.vbb.de/unsere-themen/vbbdigital/api-entwicklerinfos/datensaetze
 */
export const surroundings = {
  /** Where the (invented) street would be, on the ground of the former goods station; WGS 84. */
  office: { latitude: 52.4945, longitude: 13.3785 },
  /** By id; lines are those of the timetable of autumn 2025, without diversions. */
  stations: {
    yorckstrasse: {
      name: 'Yorckstraße',
      lines: ['S2', 'S25', 'S26', 'U7'],
      latitude: 52.492358,
      longitude: 13.372212,
    },
    grossgoerschenstrasse: {
      name: 'Yorckstraße (Großgörschenstraße)',
      lines: ['S1'],
      latitude: 52.492345,
      longitude: 13.367986,
    },
    moeckernbruecke: {
      name: 'Möckernbrücke',
      lines: ['U1', 'U3', 'U7'],
      latitude: 52.498944,
      longitude: 13.383256,
    },
    gleisdreieck: {
      name: 'Gleisdreieck',
      lines: ['U1', 'U2', 'U3'],
      latitude: 52.499587,
      longitude: 13.374293,
    },
    mehringdamm: { name: 'Mehringdamm', lines: ['U6', 'U7'], latitude: 52.493567, longitude: 13.38814 },
    'hallesches-tor': {
      name: 'Hallesches Tor',
      lines: ['U1', 'U3', 'U6'],
      latitude: 52.497774,
      longitude: 13.39176,
    },
    gneisenaustrasse: { name: 'Gneisenaustraße', lines: ['U7'], latitude: 52.491252, longitude: 13.395382 },
    kleistpark: { name: 'Kleistpark', lines: ['U7'], latitude: 52.490686, longitude: 13.360543 },
    buelowstrasse: { name: 'Bülowstraße', lines: ['U2'], latitude: 52.497627, longitude: 13.362456 },
    kurfuerstenstrasse: {
      name: 'Kurfürstenstraße',
      lines: ['U1', 'U3'],
      latitude: 52.499778,
      longitude: 13.362857,
    },
  },
} as const;
