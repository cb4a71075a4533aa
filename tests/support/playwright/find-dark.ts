import type { Page } from '@playwright/test';

/**
 * Looks at every drawn diagram of the page, in view or not, and returns its marks (beds, nodes, labels) that cannot be
 * seen, and of diagrams at least half in view also the tracks whose light is not complete.
 */
export async function findDark(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isClear = (paint: string): boolean => paint === 'none' || /^rgba\(.*, 0\)$/.test(paint);
    const isFaded = (element: Element): boolean =>
      getComputedStyle(element).opacity !== '1' ||
      (element.parentElement !== null && isFaded(element.parentElement));
    const isHidden = (mark: Element): boolean => {
      const { visibility, fill, stroke } = getComputedStyle(mark);
      const { width, height } = mark.getBoundingClientRect();
      return (
        visibility !== 'visible' ||
        (isClear(fill) && isClear(stroke)) ||
        Math.max(width, height) === 0 ||
        isFaded(mark)
      );
    };
    const isUnlit = (track: Element): boolean => {
      const { strokeDasharray, strokeDashoffset } = getComputedStyle(track);
      return strokeDasharray !== 'none' && strokeDashoffset !== '0px';
    };
    const isHalfInView = (element: Element): boolean => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 2;
    };
    const drawings = [...document.querySelectorAll('main figure > svg[role=img]')].filter(
      (svg) => getComputedStyle(svg).display !== 'none',
    );
    if (drawings.length === 0) return ['no diagram'];
    return drawings.flatMap((svg) => {
      // The run is not a mark: it passes along the tracks and is gone.
      const marks = [...svg.querySelectorAll('path:not([class*="_run"]), circle, rect, tspan')];
      const tracks = isHalfInView(svg) ? [...svg.querySelectorAll(':scope > path:not([class*="_run"])')] : [];
      return [
        ...(svg.querySelector('tspan') ? [] : ['no label']),
        ...marks.filter(isHidden).map((mark) => `hidden: ${mark.outerHTML}`),
        ...tracks.filter(isUnlit).map((mark) => `unlit: ${mark.outerHTML}`),
      ];
    });
  });
}
