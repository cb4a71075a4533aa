import { joinSpeech, sampleRate } from './join-speech';

const second = Buffer.alloc(sampleRate * 2, 1);

it('joins turns with a pause, a longer one between chapters, and tells when each begins', () => {
  const { samples, starts, seconds } = joinSpeech([
    { chapter: 0, samples: second },
    { chapter: 0, samples: second },
    { chapter: 1, samples: second },
  ]);
  expect(starts).toEqual([0, 1.45, 3.65]);
  expect(seconds).toBe(4.65);
  expect(samples.length).toBe(4.65 * sampleRate * 2);
  expect(samples[samples.length - 1]).toBe(1);
  expect(samples[sampleRate * 2]).toBe(0);
});
