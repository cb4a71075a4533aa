import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readRateFiles } from './rate-files';

/** Where the reference rates come from: the ECB lets them be used where it is named. */
export const describeSource = (locale: Locale) => ({
  name: translate.exchangeRates[locale]('source'),
  url: readRateFiles().ecb.source,
  hint: translate.chrome[locale]('opensInNewTab'),
});
