/** Below this contrast a line is texture of the ground: the grid of a diagram or a chart. */
const leastContrast = 2;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Red, green, blue and alpha, from 0 to 255, of colours of CSS painted on each other. */
function readColour(...colours: readonly string[]): readonly number[] {
  if (!canvas) return [0, 0, 0, 255];
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function findLuminance(...colours: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = readColour(...colours).map((channel) =>
    channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Colour of what an element lies on. */
function findGround(element: Element): string {
  let holder: Element | null = element;
  while (holder && readColour(getComputedStyle(holder).backgroundColor)[3] === 0)
    holder = holder.parentElement;
  return holder ? getComputedStyle(holder).backgroundColor : 'white';
}

/** Whether a shape's stroke is hardly seen on its ground; a translucent one is blended with it. */
export function isFaint(shape: Element): boolean {
  const ground = findGround(shape);
  const tones = [findLuminance(ground, getComputedStyle(shape).stroke), findLuminance(ground)];
  return (Math.max(...tones) + 0.05) / (Math.min(...tones) + 0.05) < leastContrast;
}
