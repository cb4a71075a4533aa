import { Fragment, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { searchKinds, type SearchKind, type SearchWords } from '#lib/search/contract';
import type { ExcerptPart } from '#lib/search/excerpt';
import type { Found, FoundPage } from './find-pages';
import { ResultLinks } from './result-links';

/** Fills the placeholders of a sentence. */
const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Number of results and query; only the number if words were corrected. */
function writeCount({ request, result, count, entry: { words } }: Found): string {
  const query = result.corrected ?? (result.isAlike ? undefined : request.query);
  const [many, one] =
    query === undefined ? [words.results, words.oneResult] : [words.resultsFor, words.oneResultFor];
  return fill(count === 1 ? one : many, { count, query: query ?? '' });
}

/** Announcement for screen readers, and title of the results. */
export function Status({ found }: { readonly found: Found }): ReactNode {
  const { request, result, count, entry } = found;
  const { common, nothing, nothingTip } = entry.words;
  if (count > 0) return <strong>{writeCount(found)}</strong>;
  if (result.isCommon) return <strong>{fill(common, request)}</strong>;
  return (
    <>
      <strong>{fill(nothing, request)}</strong> {nothingTip}
    </>
  );
}

/** Correction of an unknown word. */
function writeNote({ request, result, count, entry: { words } }: Found): string {
  if (count === 0) return '';
  if (result.corrected !== undefined) return fill(words.corrected, { ...request, term: result.corrected });
  return result.isAlike ? fill(words.alike, request) : '';
}

/** The kinds of results with their numbers, and "all"; one is selected. */
function Filters({ found, onKind }: Pick<FoundPagesProps, 'found' | 'onKind'>): ReactNode {
  const { request, result, entry } = found;
  const { all, kinds, filter } = entry.words;
  const count = (kind: SearchKind): number => result.pages.filter((page) => page.kind === kind).length;
  const filters = [
    { kind: '' as const, name: all, number: result.pages.length },
    ...searchKinds.map((kind) => ({ kind, name: kinds[kind], number: count(kind) })),
  ].filter(({ kind, number }) => number > 0 || kind === request.kind);
  return (
    <div role="group" data-filters="" aria-label={filter}>
      {filters.map(({ kind, name, number }) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          aria-pressed={kind === request.kind}
          onClick={() => onKind(kind)}
        >
          {name} <span>{number}</span>
        </button>
      ))}
    </div>
  );
}

/** A text with matches marked. */
export const mark = (parts: readonly ExcerptPart[]): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- parts of a text have their places only
  parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));

type ResultProps = FoundPage & { readonly isAnswer: boolean; readonly words: SearchWords };

function Result({ page, name, excerpt, isAnswer, words }: ResultProps): ReactNode {
  return (
    <li data-answer={isAnswer ? '' : undefined}>
      <p data-meta="">
        {words.kinds[page.kind]}
        {page.pdf !== undefined && (
          <>
            {' · '}
            <a href={page.pdf}>{words.alsoPdf}</a>
          </>
        )}
      </p>
      <a href={page.path} data-result="">
        {mark(name)}
        <Icon name="arrow" />
      </a>
      {excerpt.length > 0 && <p>{mark(excerpt)}</p>}
    </li>
  );
}

/** Button for more results, with the number shown so far as text and progress bar. */
function More({ found, onMore }: Pick<FoundPagesProps, 'found' | 'onMore'>): ReactNode {
  const { pages, count, entry } = found;
  return (
    <button type="button" data-more="" onClick={onMore}>
      {entry.words.more} <span>{fill(entry.words.shown, { shown: pages.length, count })}</span>
      <progress value={pages.length} max={count} aria-hidden="true" />
    </button>
  );
}

/** Suggestions without results: similar names, and the main links. */
function Help({ nearest, entry }: Found): ReactNode {
  const lists = [
    { title: entry.words.nearest, links: nearest },
    { title: entry.words.ways, links: entry.ways },
  ].filter(({ links }) => links.length > 0);
  return (
    <div data-help="">
      {lists.map(({ title, links }) => (
        <Fragment key={title}>
          <p data-title="">{title}</p>
          <ResultLinks links={links} />
        </Fragment>
      ))}
    </div>
  );
}

export type FoundPagesProps = {
  readonly found: Found;
  readonly onKind: (kind: SearchKind | '') => void;
  readonly onMore: () => void;
};

/** The results with their filters, or suggestions if there are none. */
export function FoundPages({ found, onKind, onMore }: FoundPagesProps): ReactNode {
  const { result, pages, count, entry } = found;
  const note = writeNote(found);
  return (
    <>
      {note && <p data-note="">{note}</p>}
      {result.pages.length > 0 && <Filters found={found} onKind={onKind} />}
      {count === 0 && <Help {...found} />}
      {count > 0 && (
        <ol>
          {pages.map((one) => (
            <Result key={one.page.path} {...one} isAnswer={one.page === result.answer} words={entry.words} />
          ))}
        </ol>
      )}
      {pages.length < count && <More found={found} onMore={onMore} />}
    </>
  );
}
