import '../../../../styles/article.css';
import { findPage, listPages, readData, toMetadata } from '../../../../parts/data';
import { Markup } from '../../../../parts/markup';

const articles = readData('articles.json');

const find = async ({ params }) => findPage(`/en/glossary/${(await params).slug}/`);

export const dynamicParams = false;

export const generateStaticParams = () =>
  listPages('article').map(({ path }) => ({ slug: path.split('/').at(-2) }));

export const generateMetadata = async (props) => toMetadata(await find(props));

export default async function Page(props) {
  return (
    <main id="main">
      <Markup tree={articles[(await find(props)).path]} />
    </main>
  );
}
