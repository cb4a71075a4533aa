import './styles/shared.css';
import { Layout } from './src/components/layout';

/** Around the pages, so that header and footer stay when the page changes. */
export const wrapPageElement = ({ element }) => <Layout>{element}</Layout>;
