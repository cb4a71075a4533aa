import { Layout } from './src/components/layout';
import site from './data/site.json';

export const wrapPageElement = ({ element }) => <Layout>{element}</Layout>;

export const onRenderBody = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en', className: site.htmlClass });
  setHeadComponents([
    <link key="icon" rel="icon" href="/icons/icon.svg" type="image/svg+xml" />,
    ...site.preloads.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
};
