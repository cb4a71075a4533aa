import type { ReactNode } from 'react';
import { withBase } from '#lib/core/base-path';
import { toScriptJson } from '#lib/core/json-script';
import type { HeadData } from '#lib/registry/head';

/**
 * Metadata of a page; React hoists the elements into the head. Not hydrated: Next's metadata API would repeat
 * it in the hydration data.
 */
export function DocumentHead({ head }: { readonly head: HeadData }): ReactNode {
  const { title, description, canonical, languages, indexed, feeds, openGraph, structuredData } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {feeds.map(({ type, title: name, path }) => (
        <link key={path} rel="alternate" type={type} title={name} href={path} />
      ))}
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      {openGraph['image'] && <meta name="twitter:card" content="summary_large_image" />}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e1a24" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={withBase('/icons/icon.svg')} type="image/svg+xml" />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptJson(structuredData) }}
        />
      )}
    </>
  );
}
