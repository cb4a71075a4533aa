import { useEffect, useRef, type ReactNode } from 'react';
import { OfflineSwitch, type OfflineSwitchProps } from '#components/ui/offline-switch';

/**
 * The switch for offline reading among the privacy settings. It belongs to no group and waits for no
 * answer: a visitor asks for copies, or ends them, whatever they decide about the rest, and also where
 * the browser refuses for them.
 */
export function OfflineReading({ words }: Pick<OfflineSwitchProps, 'words'>): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const start = async (): Promise<void> => {
      // Without its script it stays hidden, as it is on the offline page.
      const script = await import('#components/behaviours/offline-reading').catch(() => undefined);
      if (part.current) await script?.startOfflineSwitch(part.current, end.signal);
    };
    void start();
    return () => end.abort();
  }, []);
  return <OfflineSwitch part={part} words={words} />;
}
