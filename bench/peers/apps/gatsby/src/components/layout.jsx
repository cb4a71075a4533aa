import footer from '../../data/footer.json';
import header from '../../data/header.json';
import { Markup } from './markup';

export const Layout = ({ children }) => (
  <>
    <Markup tree={header} />
    {children}
    <Markup tree={footer} />
  </>
);
