import { expectSound } from '#lib/charts/testing';
import { drawPlace } from './place';

it('a sketch of the place has nothing outside, and no words on words', () => {
  const drawings = drawPlace({
    name: 'Stellwerk',
    street: 'Weichenstraße',
    tracks: 'ehemaliger Güterbahnhof',
    note: 'Skizze, nicht maßstäblich',
    sentence: '',
  });
  for (const drawing of Object.values(drawings)) expectSound(drawing);
});
