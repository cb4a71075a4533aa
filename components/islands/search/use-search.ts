import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { schedule } from '#lib/core/timing';
import type { Language } from '#lib/i18n/languages';
import { findPages, pageLength, type Found, type SearchRequest } from './find-pages';
import { findField, listResults, useField, type PanelRef } from './use-field';

type Asked = SearchRequest & {
  /** Milliseconds to wait for another request. */
  readonly delay?: number;
  /** Called once the results are rendered. */
  readonly onShown?: (() => void) | undefined;
};

type Answer = {
  /** The request; undefined before the first. */
  readonly asked?: Asked;
  readonly found?: Found | undefined;
  /** Whether the index could not be loaded. */
  readonly hasFailed?: boolean;
  /** Whether the focus was on an element that the response may have removed. */
  readonly hadFocus?: boolean;
};

export type Search = {
  /** The element that holds the results. */
  readonly panel: PanelRef;
  /** The newest request; undefined before the first. */
  readonly asked: Asked | undefined;
  readonly answer: Answer;
  readonly ask: (asked: Asked) => void;
};

/** Debounce of typing, in milliseconds. */
const debounce = 120;

/** The response to the latest request; late responses to earlier ones are dropped. */
function useAnswer(panel: PanelRef, asked: Asked | undefined, language: Language): Answer {
  const [answer, setAnswer] = useState<Answer>({});
  useEffect(() => {
    if (!asked) return;
    const { query, kind, shown, delay = 0 } = asked;
    let isNewest = true;
    const show = (next: Answer): void => {
      const hadFocus = panel.current?.contains(document.activeElement) ?? false;
      if (isNewest) setAnswer({ ...next, asked, hadFocus });
    };
    const find = (): unknown =>
      findPages(language, { query, kind, shown }).then(
        (found) => show({ found }),
        () => show({ hasFailed: true }),
      );
    const cancel = schedule(find, delay);
    return () => {
      cancel();
      isNewest = false;
    };
  }, [panel, asked, language]);
  return answer;
}

/** If a response removes the focused link, the first result gets the focus, or else the field. */
function useShown(panel: PanelRef, answer: Answer): void {
  useLayoutEffect(() => {
    answer.asked?.onShown?.();
    if (answer.hadFocus && !panel.current?.contains(document.activeElement))
      (listResults(panel)[0] ?? findField(panel))?.focus();
  }, [panel, answer]);
}

/** Searches for the text of a field, and retries once online. */
export function useSearch(language: Language): Search {
  const panel = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Asked>();
  const answer = useAnswer(panel, asked, language);
  useShown(panel, answer);
  useField(panel, (query, isEnter) => {
    const { kind, shown } = query === asked?.query ? asked : { kind: '' as const, shown: pageLength };
    const onShown = (): void => listResults(panel)[0]?.focus();
    ask({ query, kind, shown, ...(isEnter ? { onShown } : { delay: debounce }) });
  });
  useEffect(() => {
    const askAgain = (): void => ask((last) => last && { ...last, delay: 0, onShown: undefined });
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  return { panel, asked, answer, ask };
}
