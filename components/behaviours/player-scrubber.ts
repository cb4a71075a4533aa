import { formatPlayTime } from '#lib/core/play-time';
import { findSecond, placePlayhead, readTrack } from './player-track';

/** The drawing of a recording with the scrubber above it. */
type Stage = {
  readonly stage: HTMLElement;
  readonly scrubber: HTMLElement;
  readonly starts: readonly number[];
  readonly seconds: number;
  /** Value text of the scrubber, with `{time}` as its placeholder. */
  readonly position: string;
  readonly signal: AbortSignal;
};

const svg = 'http://www.w3.org/2000/svg';

const findVisible = (stage: HTMLElement): SVGSVGElement | undefined =>
  [...stage.querySelectorAll('svg')].find((drawing) => drawing.getClientRects().length > 0);

/** The playhead of a drawing, created on first use. */
function findPlayhead(drawing: SVGSVGElement): Element {
  const existing = drawing.querySelector('[data-playhead]');
  if (existing) return existing;
  const playhead = document.createElementNS(svg, 'rect');
  // On phones, a playhead of full length would cover several turns.
  const half = drawing.viewBox.baseVal.width < 500 ? 7 : 13;
  const measures = { x: -half, y: -8, width: 2 * half, height: 16, rx: 3, 'data-playhead': '' };
  for (const [name, value] of Object.entries(measures)) playhead.setAttribute(name, String(value));
  return drawing.appendChild(playhead);
}

/** The second under the pointer. */
function readPointer({ stage, starts, seconds }: Stage, clientX: number): number | undefined {
  const drawing = findVisible(stage);
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix) return undefined;
  return findSecond(readTrack(drawing), starts, seconds, (clientX - matrix.e) / matrix.a);
}

function listenToPointer(parts: Stage, seek: (seconds: number) => void): void {
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
 * Makes the drawing seek the recording.
 * @returns moves the playhead to a second
 */
export function createScrubber(parts: Stage, seek: (seconds: number) => void): (at: number) => void {
  const { stage, scrubber, starts, seconds, position } = parts;
  scrubber.hidden = false;
  listenToPointer(parts, seek);
  return (at) => {
    scrubber.setAttribute('aria-valuenow', String(Math.floor(at)));
    scrubber.setAttribute('aria-valuetext', position.replace('{time}', formatPlayTime(at)));
    const drawing = findVisible(stage);
    const place = drawing && placePlayhead(readTrack(drawing), starts, seconds, at);
    if (drawing && place) findPlayhead(drawing).setAttribute('transform', `translate(${place.x} ${place.y})`);
  };
}
