import { PageHead } from '../components/head';
import { Markup } from '../components/markup';
import '../../styles/index.css';

const Index = ({ pageContext: { tree } }) => (
  <main id="main">
    <Markup tree={tree} />
  </main>
);

export default Index;
export const Head = PageHead;
