import { brand } from '#content/site/brand';
import { joinTitle } from '#lib/core/document-title';

/** Document title: `Page Stellwerk`. */
export function buildTitle(name: string): string {
  return joinTitle(name, brand.name);
}
