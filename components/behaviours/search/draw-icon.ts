import { iconShapes } from '#components/ui/icon-shapes';

const svg = 'http://www.w3.org/2000/svg';

/** Makes a sign; what it says stands beside it. */
export function drawIcon(name: keyof typeof iconShapes): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', iconShapes[name]);
  icon.append(path);
  return icon;
}
