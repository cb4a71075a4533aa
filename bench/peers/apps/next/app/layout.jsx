import '../styles/shared.css';
import { preload } from 'react-dom';
import { readData } from '../parts/data';
import { Markup } from '../parts/markup';

const { htmlClass, preloads } = readData('site.json');

export const metadata = { icons: '/icons/icon.svg' };

export default function Layout({ children }) {
  for (const href of preloads) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" className={htmlClass}>
      <body>
        <Markup tree={readData('header.json')} />
        {children}
        <Markup tree={readData('footer.json')} />
      </body>
    </html>
  );
}
