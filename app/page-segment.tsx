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

type Params = Readonly<Record<string, string>>;
type Props = { readonly params: Promise<Params> };

/** What binds a segment to its family: the template, by name and by component, and the pages' ids. */
export type SegmentBinding = {
  readonly template: string;
  readonly Template: ComponentType<{ view: never; shared: never }>;
  /** The pages' ids, as the segment's folders are named: `services/[slug]`; empty for the home page. */
  readonly route: string;
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

/** The id of the page that a segment's params name. */
function buildId(route: string, params: Params): string {
  return route.replaceAll(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '');
}

/** The params under which a page is exported; undefined for a page of another route. */
function readParams(route: string, id: string): Params | undefined {
  const pattern = new RegExp(`^${route.replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(id);
  return match ? { ...match.groups } : undefined;
}

/** Makes the exports of a segment from its binding. */
export function bindSegment({ template, Template, route }: SegmentBinding): Segment {
  const find = async (props: Props): Promise<{ page: Page; locale: Locale }> => {
    const { locale = '', ...params } = await props.params;
    const page = isLocale(locale) ? findPage(buildPath(locale, buildId(route, params))) : undefined;
    return page?.template === template ? { page, locale: page.locale } : notFound();
  };
  const listParams = (locale: Locale): Params[] =>
    listPagesOfTemplate(locale, template).flatMap(({ id }) => {
      const params = readParams(route, id);
      return params ? [{ locale, ...params }] : [];
    });
  return {
    generateStaticParams: () => locales.flatMap(listParams),
    Page: async (props) => {
      const { page, locale } = await find(props);
      return renderPage(page, locale, Template);
    },
  };
}
