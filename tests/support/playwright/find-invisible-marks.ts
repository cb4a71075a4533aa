import type { Page } from '@playwright/test';

/**
 * Finds marks of diagrams and charts (lines, nodes, labels) that are invisible, and routes that are not fully
 * highlighted in diagrams at least half in view.
 */
export async function findInvisibleMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isClear = (paint: string): boolean => paint === 'none' || /^rgba\(.*, 0\)$/.test(paint);
    const isFaded = (element: Element): boolean =>
      (getComputedStyle(element).opacity !== '1' && !element.matches('[class*="_units"]')) ||
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
    /** A cover hides its route until its dash offset has been animated. */
    const isCovering = (cover: Element): boolean => getComputedStyle(cover).strokeDashoffset !== '-1.1px';
    const isHalfInView = (element: Element): boolean => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 2;
    };
    const isChart = (svg: Element): boolean => svg.closest('figure[class*="_chart"]') !== null;
    const drawings = [
      ...document.querySelectorAll('main :is(figure > svg, svg[class*="_plan"])[role=img]'),
    ].filter((svg) => svg.checkVisibility({ visibilityProperty: true }));
    if (drawings.length === 0) return ['no diagram'];
    return drawings.flatMap((svg) => {
      // Excludes moving trains, covers and edges of tiles.
      const marks = [
        ...svg.querySelectorAll(
          'path:not([class*="_marker"], [class*="_cover"], [class*="_tiles"]), circle, rect, tspan',
        ),
      ];
      const covers = isHalfInView(svg) ? [...svg.querySelectorAll('path[class*="_cover"]')] : [];
      return [
        ...(isChart(svg) || svg.querySelector('tspan') ? [] : ['no label']),
        ...(isChart(svg) || svg.querySelector('path[class*="_line"]') ? [] : ['no track']),
        ...marks.filter(isHidden).map((mark) => `hidden: ${mark.outerHTML}`),
        ...covers.filter(isCovering).map((mark) => `unlit: ${mark.outerHTML}`),
      ];
    });
  });
}
