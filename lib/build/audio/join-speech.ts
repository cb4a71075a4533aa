/** Sample rate of all audio: mono, 16 bits. */
export const sampleRate = 16_000;

const bytesASecond = sampleRate * 2;

/** Seconds of silence between two speakers, and between two chapters. */
const pauses = { turn: 0.45, chapter: 1.2 } as const;

/** The audio of a speaker's turn, with the index of its chapter. */
export type SpokenTurn = { readonly chapter: number; readonly samples: Buffer };

const toHundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(seconds * sampleRate) * 2);

/**
 * Joins turns to one recording, with pauses.
 *
 * @returns the samples, the start of each turn in seconds, and the duration
 */
export function joinSpeech(turns: readonly SpokenTurn[]): {
  readonly samples: Buffer;
  readonly starts: readonly number[];
  readonly seconds: number;
} {
  const parts: Buffer[] = [];
  const starts: number[] = [];
  let bytes = 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    bytes += part.length;
  };
  for (const [index, { chapter, samples }] of turns.entries()) {
    const before = turns[index - 1];
    if (before) add(silence(before.chapter === chapter ? pauses.turn : pauses.chapter));
    starts.push(toHundredths(bytes / bytesASecond));
    add(samples);
  }
  return { samples: Buffer.concat(parts), starts, seconds: toHundredths(bytes / bytesASecond) };
}
