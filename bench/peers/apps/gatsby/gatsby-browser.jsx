import './styles/shared.css';
import { Layout } from './src/components/layout';

/** Wraps all pages, so that header and footer are kept on navigation. */
export const wrapPageElement = ({ element }) => <Layout>{element}</Layout>;
