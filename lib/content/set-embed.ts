import type { z } from 'zod';
import { findEmbedProvider } from '#lib/core/embeds';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { typeset } from './markdown/render';
import type { embedSchema } from './parts-schema';

export type EmbedView = {
  readonly address: string;
  readonly title: string;
  readonly link: string;
  readonly labels: Readonly<Record<'notice' | 'load' | 'open' | 'opensInNewTab', string>>;
};

/**
 * Sets a map or a video of another provider for print.
 *
 * @throws Error for a provider that the site does not know, which the schema has refused before
 */
export function setEmbed({ address, title, link }: z.output<typeof embedSchema>, locale: Locale): EmbedView {
  const provider = findEmbedProvider(address);
  if (!provider) throw new Error(`There is no provider for ${address}`);
  const t = translate.embed[locale];
  const { name, kind } = provider;
  return {
    address,
    title: typeset(title, locale),
    link,
    labels: {
      notice: t('notice', { kind, name }),
      load: t('load', { kind }),
      open: t('open', { name }),
      opensInNewTab: translate.chrome[locale]('opensInNewTab'),
    },
  };
}
