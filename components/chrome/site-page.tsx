import type { ComponentType, ReactNode } from 'react';
import type { HeadData } from '#lib/pages/head';
import type { HeaderData, FooterData } from '#lib/pages/slices';
import { Footer } from './footer';
import { freeze } from './freeze';
import { Header } from './header';
import { DocumentHead } from './document-head';
import { SiteHost } from './site-host.client';

export type SitePageProps = {
  readonly path: string;
  readonly locale: string;
  readonly buildHash: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly header: HeaderData;
  readonly footer: FooterData;
  readonly head: HeadData;
  readonly Template: ComponentType<{ view: never; shared: never }>;
  readonly view: unknown;
  readonly shared: unknown;
};

/** A whole page of the site: header, the template with its view, footer, in the page host. */
export function SitePage({
  path,
  locale,
  buildHash,
  alternates,
  header,
  footer,
  head,
  Template,
  view,
  shared,
}: SitePageProps): ReactNode {
  const other = Object.entries(alternates).find(([language]) => language !== locale);
  const alternate = other && { alternate: { locale: other[0], path: other[1] } };
  return (
    <>
      {freeze(`${path}#head`, <DocumentHead head={head} />)}
      <SiteHost
        buildHash={buildHash}
        header={freeze(`${path}#header`, <Header data={header} currentPath={path} {...alternate} />)}
        footer={freeze(`${path}#footer`, <Footer data={footer} {...alternate} />)}
      >
        {freeze(path, <Template view={view as never} shared={shared as never} />)}
      </SiteHost>
    </>
  );
}
