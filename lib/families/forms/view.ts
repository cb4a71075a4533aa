import { brand } from '#content/site/brand';
import { buildBaseView } from '#lib/content/breadcrumb';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { FormEntry } from './collection';

export type FormView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly participate: {
    readonly title: string;
    readonly html: string;
    readonly action: string;
    readonly href: string;
  };
  readonly labels: { readonly facts: string };
};

export type FormSuccessView = BaseView & {
  readonly text: string;
  readonly next: readonly LinkItem[];
  readonly labels: { readonly next: string };
};

/** Everything the page prints on which one takes part. */
export function buildFormView(entry: FormEntry): FormView {
  const { locale, participate } = entry;
  const set = (text: string): string => typeset(text, locale);
  return {
    ...buildBaseView(locale, set(entry.name)),
    title: set(entry.title),
    summary: set(entry.summary),
    html: entry.body().html,
    facts: entry.facts.map(({ label, value }) => ({ label: set(label), value: set(value) })),
    participate: {
      title: set(participate.title),
      html: renderInline(participate.text, locale),
      action: set(participate.action),
      href: `mailto:${brand.email.office}?subject=${encodeURIComponent(participate.subject)}`,
    },
    labels: { facts: translate.forms[locale]('facts') },
  };
}

/** Everything the page prints that follows it. */
export function buildFormSuccessView({ locale, slug, name, success }: FormEntry): FormSuccessView {
  const set = (text: string): string => typeset(text, locale);
  return {
    ...buildBaseView(locale, set(success.name), [{ name: set(name), path: buildPath(locale, slug) }]),
    text: set(success.text),
    next: success.next.map((link) => ({ ...link, name: set(link.name) })),
    labels: { next: translate.forms[locale]('next') },
  };
}
