import { useEffect, type ReactNode } from 'react';
import { buildDelayText } from '#lib/page-data/browser/announcement';

/** A progress bar and a text for screen readers during a slow navigation. */
export function DelayNotice({ delayed }: { readonly delayed: boolean }): ReactNode {
  useEffect(() => {
    if (delayed) window.dispatchEvent(new Event('onRouteUpdateDelayed'));
  }, [delayed]);
  return (
    <>
      {delayed && <div className="navigation-progress" data-navigation-progress="" aria-hidden="true" />}
      <div className="visually-hidden" aria-live="polite">
        {delayed && buildDelayText(document)}
      </div>
    </>
  );
}
