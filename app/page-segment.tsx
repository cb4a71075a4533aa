import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { ContentProblems } from '#components/layout/content-problems';
import { SitePage } from '#components/layout/site-page';
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

export type Segment = {
  readonly generateStaticParams: () => Params[];
  readonly Page: (props: Props) => Promise<ReactNode>;
};

/** Shows content errors in the page in `next dev`; in a build, the content check has reported them before. */
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
        facts: {
          asksForConsent: page.asksForConsent,
          keepOffline: page.keepOffline,
          ...(page.contact && { contact: page.contact }),
        },
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

/** Fills the params into a route: `services/[slug]` gives `services/accounts`. */
function buildId(route: string, params: Params): string {
  return route.replaceAll(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '');
}

/** Reads the params back from a page id; undefined for a page of another route. */
function readParams(route: string, id: string): Params | undefined {
  const pattern = new RegExp(`^${route.replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(id);
  return match ? { ...match.groups } : undefined;
}

/**
 * Makes the exports of a route segment: all pages whose template is `ref`, rendered by `Template`.
 * @param route the path of the segment's folders, such as `services/[slug]`; empty for the home page
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
    // `next dev` calls this in a separate process, which would read all content for a list it does not need.
    generateStaticParams: () =>
      process.env.NODE_ENV === 'development' ? [] : languageCodes.flatMap(listParams),
    Page: reportProblems(async (props) => {
      const page = await find(props);
      // Safe cast: `page(ref, …)` ensures that the view has the type of the reference.
      const content = belowBase({
        view: page.view(),
        shared: gatherShared(page.locale, page.staticQueries),
      }) as TemplateProps<TemplateRef<string, V, Q>>;
      return renderPage(page, <Template {...content} />);
    }),
  };
}
