import { PageHead } from '../components/head';

const Page = ({ pageContext: { html } }) => <main id="main" dangerouslySetInnerHTML={{ __html: html }} />;

export default Page;
export const Head = PageHead;
