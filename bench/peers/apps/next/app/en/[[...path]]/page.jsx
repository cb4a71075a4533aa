import { findPage, listPages, toMetadata } from '../../../parts/data';

const find = async ({ params }) => findPage(['', 'en', ...((await params).path ?? []), ''].join('/'));

export const dynamicParams = false;

export const generateStaticParams = () =>
  listPages('page').map(({ path }) => ({ path: path.split('/').slice(2, -1) }));

export const generateMetadata = async (props) => toMetadata(await find(props));

export default async function Page(props) {
  return <main id="main" dangerouslySetInnerHTML={{ __html: (await find(props)).html }} />;
}
