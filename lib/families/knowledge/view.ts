import { knowledgeContent } from '#content/knowledge/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

type Section = {
  readonly id: SectionId;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly all: string;
};
export type SectionId = (typeof knowledgeContent)[Locale]['sections'][number]['id'];

export type KnowledgeView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
};

/** The hub: what there is to read, section by section; the latest items come as shared data. */
export function buildKnowledgeView(locale: Locale): KnowledgeView {
  const { name, title, intro, sections } = knowledgeContent[locale];
  const t = translate.knowledge[locale];
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    sections: sections.map(({ id, text }) => ({
      id,
      title: t(`sections.${id}`),
      text: typeset(text, locale),
      path: buildPath(locale, id),
      all: t(`all.${id}`),
    })),
  };
}
