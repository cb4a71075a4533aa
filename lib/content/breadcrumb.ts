import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { BaseView, LinkItem } from './page';

/** The part of a view that every page shares: its name and the trail above it. */
export function buildBaseView(locale: Locale, name: string, above: readonly LinkItem[] = []): BaseView {
  return { name, trail: buildTrail(locale, above), trailLabel: translate.chrome[locale]('breadcrumb') };
}

/** A breadcrumb trail: the home page, then the pages above. */
export function buildTrail(locale: Locale, above: readonly LinkItem[] = []): LinkItem[] {
  return [{ name: 'Stellwerk', path: buildPath(locale, '') }, ...above];
}
