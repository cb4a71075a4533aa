import type { ReactNode } from 'react';
import { withBase } from '#lib/core/base-path';

/**
 * In `next dev`: loads the page anew when content has been saved. The export has no such script.
 *
 * @param count changes that the page knows of
 */
export function ContentReload({ count }: { readonly count: number }): ReactNode {
  const address = JSON.stringify(withBase(`/content-changes.events?since=${count}`));
  const __html = `new EventSource(${address}).onmessage = () => location.reload();`;
  return <script dangerouslySetInnerHTML={{ __html }} />;
}

/** In `next dev`, in the place of a page whose content cannot be read: what has to be mended, a line each. */
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
