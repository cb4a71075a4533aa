import type { ReactNode } from 'react';
import type { Addresses } from '#lib/registry/alternates';
import type { HeadData } from '#lib/registry/head';
import type { PageFacts } from '#lib/page-data/main-attributes';
import type { FooterData } from '#lib/registry/footer-slice';
import type { HeaderData } from '#lib/registry/header-slice';
import { DocumentHead } from './document-head';
import { Footer } from './footer';
import { renderStatic } from '#lib/next/static-markup';
import { Header } from './header';
import { SiteHost } from './site-host.client';

export type SitePageProps = {
  readonly path: string;
  readonly facts: PageFacts;
  readonly alternates: Addresses;
  readonly header: HeaderData;
  readonly footer: FooterData;
  readonly head: HeadData;
  readonly children: ReactNode;
};

/** A complete page: header, template, footer, in the page host. */
export function SitePage({
  path,
  facts,
  alternates,
  header,
  footer,
  head,
  children,
}: SitePageProps): ReactNode {
  return (
    <>
      {renderStatic(`${path}#head`, <DocumentHead head={head} />)}
      <SiteHost
        facts={facts}
        header={renderStatic(
          `${path}#header`,
          <Header data={header} currentPath={path} alternates={alternates} contact={facts.contact} />,
        )}
        footer={renderStatic(`${path}#footer`, <Footer data={footer} alternates={alternates} />)}
      >
        {renderStatic(path, children)}
      </SiteHost>
    </>
  );
}
