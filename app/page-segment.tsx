import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { SitePage } from '#components/chrome/site-page';
import { readBuildHash } from '#lib/config/build-hash';
import type { Page } from '#lib/content/page';
import { isLocale, locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildHead } from '#lib/pages/head';
import { findPage, listAlternates, listPagesOfTemplate } from '#lib/pages/registry';
import { readSlice } from '#lib/pages/slices';
import { gatherShared } from '#lib/pages/static-queries';

type Params = { readonly locale: string; readonly slug?: string };
type Props = { readonly params: Promise<Params> };

/** What binds a segment to its family: the template, by name and by component, and the pages' ids. */
export type SegmentBinding = {
  readonly template: string;
  readonly Template: ComponentType<{ view: never; shared: never }>;
  /** Id of the page that a slug names; `String` where the slug is the id. */
  readonly id: (slug: string) => string;
};

/** The exports of a route segment. */
export type Segment = {
  readonly generateStaticParams: () => Params[];
  readonly Page: (props: Props) => Promise<ReactNode>;
};

function renderPage(page: Page, locale: Locale, Template: SegmentBinding['Template']): ReactNode {
  return (
    <SitePage
      path={page.path}
      locale={locale}
      buildHash={readBuildHash()}
      alternates={listAlternates(page)}
      header={readSlice('header', locale)}
      footer={readSlice('footer', locale)}
      head={buildHead(page)}
      Template={Template}
      view={page.view()}
      shared={gatherShared(locale, page.staticQueries)}
    />
  );
}

/** Makes the exports of a segment from its binding. */
export function bindSegment({ template, Template, id }: SegmentBinding): Segment {
  const find = async (props: Props): Promise<{ page: Page; locale: Locale }> => {
    const { locale, slug } = await props.params;
    const page = isLocale(locale) ? findPage(buildPath(locale, id(slug ?? ''))) : undefined;
    return page?.template === template ? { page, locale: page.locale } : notFound();
  };
  return {
    generateStaticParams: () =>
      locales.flatMap((locale) => listPagesOfTemplate(locale, template).map((page) => ({ locale, slug: page.id.split('/').at(-1) ?? '' }))),
    Page: async (props) => {
      const { page, locale } = await find(props);
      return renderPage(page, locale, Template);
    },
  };
}
