import { useSyncExternalStore } from 'react';

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** @param time in milliseconds; 0 if undefined */
export const useSecondsUntil = (time: number): number =>
  useSyncExternalStore(
    time === 0 ? never : everySecond,
    () => Math.max(0, Math.ceil((time - Date.now()) / 1000)),
    () => 0,
  );
