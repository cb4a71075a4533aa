import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { typeset } from '#lib/i18n/typeset';
import { isLocale, type Locale } from '#lib/i18n/locales';
import { ArticlePage } from '#parts/article-page';
import { findArticle, listParams, type Surroundings } from '#parts/articles';

type Props = { readonly params: Promise<{ locale: string; slug: string }> };

async function find({ params }: Props): Promise<Surroundings & { readonly locale: Locale }> {
  const { locale, slug } = await params;
  const found = isLocale(locale) ? findArticle(locale, slug) : undefined;
  return found && isLocale(locale) ? { ...found, locale } : notFound();
}

export const dynamicParams = false;

export function generateStaticParams(): { locale: string; slug: string }[] {
  return listParams();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { article, locale } = await find(props);
  return {
    title: `${typeset(article.name, locale)} | Stellwerk`,
    description: typeset(article.description, locale),
  };
}

export default async function Page(props: Props): Promise<ReactNode> {
  return <ArticlePage {...(await find(props))} />;
}
