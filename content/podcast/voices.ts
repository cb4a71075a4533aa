/** How high the computer reads whom; whoever speaks in an episode is listed. The host's voice is the middle one. */
export const speakerVoices = {
  'Lea Brandstetter': 'middle',
  'Aylin Demirci': 'high',
  'Carsten Oelsner': 'low',
  'Heino Brackmann': 'lowest',
  'Judith Lammers': 'high',
  'Katrin Behnke': 'mellow',
  'Mirela Stanković': 'mellow',
  'Nora Wiesinger': 'mellow',
  'Ruth Kemper': 'mellow',
  'Tobias Renz': 'low',
  'Volker Hennings': 'lowest',
} as const;
