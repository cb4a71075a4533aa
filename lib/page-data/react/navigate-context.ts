import { createContext } from 'react';

/** Navigates to a URL, optionally from a clicked link. */
export type Navigate = (href: string, link?: Element | null) => void;

/** Without a page host, the browser loads the URL. */
export const NavigateContext = createContext<Navigate>((href) => location.assign(href));
