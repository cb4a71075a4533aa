import type { ReactNode } from 'react';
import { withBase } from '#lib/core/base-path';

/**
 * In `next dev`: reloads the page when content was saved. Not part of the export.
 *
 * @param count number of changes when the page was rendered
 */
export function ContentReload({ count }: { readonly count: number }): ReactNode {
  const address = JSON.stringify(withBase(`/content-changes.events?since=${count}`));
  const __html = `new EventSource(${address}).onmessage = () => location.reload();`;
  return <script dangerouslySetInnerHTML={{ __html }} />;
}

/** In `next dev`: replaces a page with invalid content by a list of its problems. */
export function ContentProblems({ problems }: { readonly problems: readonly string[] }): ReactNode {
  return (
    <main id="main" lang="en">
      <h1>
        {problems.length === 1 ? 'The content has a problem' : `The content has ${problems.length} problems`}
      </h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
