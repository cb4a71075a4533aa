import { PageHead } from '../components/head';
import '../../styles/article.css';

const Page = ({ pageContext: { html } }) => <main id="main" dangerouslySetInnerHTML={{ __html: html }} />;

export default Page;
export const Head = PageHead;
