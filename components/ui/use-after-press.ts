import { useCallback, useEffect, useRef } from 'react';
import { createAfterPress } from '#lib/core/after-press';

/** `createAfterPress` for the life of a component: runs what it is given once a press that is under way is a click. */
export function useAfterPress(): (act: () => void) => void {
  const run = useRef((act: () => void) => act());
  useEffect(() => {
    const end = new AbortController();
    run.current = createAfterPress(window, end.signal);
    return () => end.abort();
  }, []);
  return useCallback((act) => run.current(act), []);
}
