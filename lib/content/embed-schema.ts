import { z } from 'zod';
import { embedProviders, findEmbedProvider } from '#lib/site/embeds';
import type { Language } from '#lib/i18n/languages';
import { localeOf } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { TextBuilders } from './text-builders';

export type EmbedView = {
  readonly address: string;
  readonly title: string;
  readonly link: string;
  readonly labels: Readonly<Record<'notice' | 'load' | 'open' | 'opensInNewTab', string>>;
};

const origins = embedProviders.map(({ origin }) => origin).join(' or ');

function buildLabels(address: string, language: Language): EmbedView['labels'] {
  const provider = findEmbedProvider(address);
  const { name, kind } = provider ?? { name: '', kind: 'map' };
  const t = translate.embed[localeOf(language)];
  return {
    notice: t('notice', { kind, name }),
    load: t('load', { kind }),
    open: t('open', { name }),
    opensInNewTab: translate.chrome[language]('opensInNewTab'),
  };
}

/** A map or a video of another provider, which loads only after a click or with consent. */
export function createEmbedSchema({ text }: TextBuilders, language: Language) {
  return z
    .strictObject({
      /** Address of the frame. */
      address: z
        .url()
        .refine((address) => findEmbedProvider(address) !== undefined, `an address at ${origins}`),
      /** What it shows, in a few words. */
      title: text(5, 120),
      /** The same at the provider's own site, for those who do not load it here. */
      link: z.url({ protocol: /^https$/ }),
    })
    .transform((embed): EmbedView => ({ ...embed, labels: buildLabels(embed.address, language) }));
}
