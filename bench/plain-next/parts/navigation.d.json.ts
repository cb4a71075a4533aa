import type { Locale } from '#lib/i18n/locales';
import type { SliceData } from '#lib/registry/slices';

/** What the bench writes beside this file (`furnishPlainApp`). */
declare const navigation: Readonly<
  Record<Locale, { readonly header: SliceData['header']; readonly footer: SliceData['footer'] }>
>;
export default navigation;
