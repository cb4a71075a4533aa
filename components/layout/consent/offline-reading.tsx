import { useEffect, useRef, type ReactNode } from 'react';
import { OfflineSwitch, type OfflineSwitchProps } from '#components/ui/offline-switch';

/**
 * The switch for offline reading in the privacy settings. Independent of the consent categories: it is
 * available whatever the decision, also with a privacy signal.
 */
export function OfflineReading({ words }: Pick<OfflineSwitchProps, 'words'>): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const start = async (): Promise<void> => {
      // Without its script it stays hidden, like on the offline page.
      const script = await import('#components/behaviours/offline-reading').catch(() => undefined);
      if (part.current) await script?.startOfflineSwitch(part.current, end.signal);
    };
    void start();
    return () => end.abort();
  }, []);
  return <OfflineSwitch part={part} words={words} />;
}
