import '../../../../styles/article.css';
import { findPage, listPages, toMetadata } from '../../../../parts/data';

const find = async ({ params }) => findPage(`/en/glossary/${(await params).slug}/`);

export const dynamicParams = false;

export const generateStaticParams = () =>
  listPages('article').map(({ path }) => ({ slug: path.split('/').at(-2) }));

export const generateMetadata = async (props) => toMetadata(await find(props));

export default async function Page(props) {
  return <main id="main" dangerouslySetInnerHTML={{ __html: (await find(props)).html }} />;
}
