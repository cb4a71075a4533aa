import '../../../styles/index.css';
import { listPages, readData, toMetadata } from '../../../parts/data';
import { Markup } from '../../../parts/markup';

export const metadata = toMetadata(listPages('index')[0]);

export default function Page() {
  return (
    <main id="main">
      <Markup tree={readData('index.json')} />
    </main>
  );
}
