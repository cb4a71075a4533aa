import { formatPlayTime } from '#lib/core/play-time';
import { findSecond, placeTrain, readWay } from './player-way';

/** The drawing of a recording, over which the scrubber lies. */
type Stage = {
  readonly stage: HTMLElement;
  readonly scrubber: HTMLElement;
  readonly starts: readonly number[];
  readonly seconds: number;
  /** What the scrubber says of a time, which `{time}` stands for. */
  readonly position: string;
  readonly signal: AbortSignal;
};

const svg = 'http://www.w3.org/2000/svg';

const findShown = (stage: HTMLElement): SVGSVGElement | undefined =>
  [...stage.querySelectorAll('svg')].find((drawing) => drawing.getClientRects().length > 0);

/** A train of this drawing; it is put there when it is first asked for. */
function findTrain(drawing: SVGSVGElement): Element {
  const there = drawing.querySelector('[data-train]');
  if (there) return there;
  const train = document.createElementNS(svg, 'rect');
  // On phones turns are short: a train as long as on desks would hide several of them.
  const half = drawing.viewBox.baseVal.width < 500 ? 7 : 13;
  const measures = { x: -half, y: -8, width: 2 * half, height: 16, rx: 3, 'data-train': '' };
  for (const [name, value] of Object.entries(measures)) train.setAttribute(name, String(value));
  return drawing.appendChild(train);
}

/** Second under the pointer. */
function readPointer({ stage, starts, seconds }: Stage, clientX: number): number | undefined {
  const drawing = findShown(stage);
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix) return undefined;
  return findSecond(readWay(drawing), starts, seconds, (clientX - matrix.e) / matrix.a);
}

function listen(parts: Stage, seek: (seconds: number) => void): void {
  const { scrubber, signal } = parts;
  const move = ({ clientX }: PointerEvent): void => {
    const second = readPointer(parts, clientX);
    if (second !== undefined) seek(second);
  };
  scrubber.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      scrubber.setPointerCapture(event.pointerId);
      move(event);
    },
    { signal },
  );
  scrubber.addEventListener(
    'pointermove',
    (event) => {
      if (scrubber.hasPointerCapture(event.pointerId)) move(event);
    },
    { signal },
  );
}

/**
 * Makes the drawing what the recording is wound by.
 *
 * @returns puts the train to where the recording is
 */
export function createScrubber(parts: Stage, seek: (seconds: number) => void): (at: number) => void {
  const { stage, scrubber, starts, seconds, position } = parts;
  scrubber.hidden = false;
  listen(parts, seek);
  return (at) => {
    scrubber.setAttribute('aria-valuenow', String(Math.floor(at)));
    scrubber.setAttribute('aria-valuetext', position.replace('{time}', formatPlayTime(at)));
    const drawing = findShown(stage);
    const place = drawing && placeTrain(readWay(drawing), starts, seconds, at);
    if (drawing && place) findTrain(drawing).setAttribute('transform', `translate(${place.x} ${place.y})`);
  };
}
