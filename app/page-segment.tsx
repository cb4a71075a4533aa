import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { ContentProblems } from '#components/chrome/content-problems';
import { SitePage } from '#components/chrome/site-page';
import { isLanguage, languageCodes, type Language } from '#lib/i18n/languages';
import { buildPath } from '#lib/i18n/path';
import { belowBase } from '#lib/registry/below-base';
import type { Page } from '#lib/page-model/page';
import type { StaticQueryName } from '#lib/page-model/shared-data';
import type { TemplateProps, TemplateRef } from '#lib/page-model/template';
import { listSwitchTargets } from '#lib/registry/alternates';
import { buildHead } from '#lib/registry/head';
import { describeProblems } from '#lib/registry/describe-problems';
import { findPage, listPagesOfTemplate } from '#lib/registry/registry';
import { readSlice } from '#lib/registry/slices';
import { gatherShared } from '#lib/registry/static-queries';

type Params = Readonly<Record<string, string>>;
type Props = { readonly params: Promise<Params> };

/** The exports of a route segment. */
export type Segment = {
  readonly generateStaticParams: () => Params[];
  readonly Page: (props: Props) => Promise<ReactNode>;
};

/** In `next dev` an error of the content is shown in the page; in a build the check has found it before. */
function reportProblems(render: Segment['Page']): Segment['Page'] {
  if (process.env.NODE_ENV !== 'development') return render;
  return async (props) => {
    try {
      return await render(props);
    } catch (error) {
      const problems = await describeProblems(error);
      if (!problems) throw error;
      return <ContentProblems problems={problems} />;
    }
  };
}

function renderPage(page: Page, content: ReactNode): ReactNode {
  return (
    <SitePage
      {...belowBase({
        path: page.path,
        facts: { asksForConsent: page.asksForConsent, keepOffline: page.keepOffline },
        alternates: listSwitchTargets(page),
        header: readSlice('header', page.locale),
        footer: readSlice('footer', page.locale),
        head: buildHead(page),
      })}
    >
      {content}
    </SitePage>
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

/**
 * Makes the exports of a segment.
 *
 * @param ref the template by reference: the segment's pages are those that have it
 * @param Template the component; it must take what the reference says
 * @param route the pages' ids, as the segment's folders are named: `services/[slug]`; empty for the home page
 */
export function bindSegment<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  Template: ComponentType<TemplateProps<TemplateRef<string, V, Q>>>,
  route: string,
): Segment {
  const find = async (props: Props): Promise<Page> => {
    const { locale = '', ...params } = await props.params;
    const page = isLanguage(locale) ? findPage(buildPath(locale, buildId(route, params))) : undefined;
    return page?.template === ref.name ? page : notFound();
  };
  const listParams = (locale: Language): Params[] =>
    listPagesOfTemplate(locale, ref.name).flatMap(({ path }) => {
      const params = readParams(route, path.slice(locale.length + 2, -1));
      return params ? [{ locale, ...params }] : [];
    });
  return {
    // `next dev` asks in a process of its own, which would read all content for each kind of page; it needs no list.
    generateStaticParams: () =>
      process.env.NODE_ENV === 'development' ? [] : languageCodes.flatMap(listParams),
    Page: reportProblems(async (props) => {
      const page = await find(props);
      // The page was made by `page(ref, …)`: its view is the one that the reference names.
      const content = belowBase({
        view: page.view(),
        shared: gatherShared(page.locale, page.staticQueries),
      }) as TemplateProps<TemplateRef<string, V, Q>>;
      return renderPage(page, <Template {...content} />);
    }),
  };
}
