import { useCallback, useEffect, useRef } from 'react';
import { createAfterPress } from '#lib/core/after-press';

/** `createAfterPress` for a component: delays a callback until a pending press has become a click. */
export function useAfterPress(): (act: () => void) => void {
  const run = useRef((act: () => void) => act());
  useEffect(() => {
    const end = new AbortController();
    run.current = createAfterPress(window, end.signal);
    return () => end.abort();
  }, []);
  return useCallback((act) => run.current(act), []);
}
