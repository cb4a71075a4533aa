import '#components/styles/tokens.css';
import '#components/styles/base.css';
import type { ReactNode } from 'react';
import { RootDocument } from '#components/layout/root-document';
import { defaultLocale } from '#lib/i18n/locales';
import { bindEntry } from '#app/entry-segment';

const NotFound = bindEntry('/404.html/');

export default function GlobalNotFound(): ReactNode {
  return (
    <RootDocument locale={defaultLocale}>
      <NotFound />
    </RootDocument>
  );
}
