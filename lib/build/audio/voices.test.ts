import { buildShift, buildSpeech } from './voices';

it('makes good by speed what the shift of a voice changes', () => {
  expect(buildSpeech('A & B', 'middle', 'en', 'x.wav')).toEqual([
    ...['-l', 'en-GB', '-w', 'x.wav'],
    '<speed level="120"><pitch level="100">A &amp; B</pitch></speed>',
  ]);
  expect(buildSpeech('A', 'low', 'de', 'x.wav').at(-1)).toContain('speed level="149"');
  expect(buildShift('low', 16_000)).toMatch(/^asetrate=13120,/);
});
