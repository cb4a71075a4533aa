import { createContext } from 'react';

/** Goes to an address, from the link that was clicked. */
export type Navigate = (href: string, link?: Element | null) => void;

/** Outside a page host there is no runtime: the browser loads the address. */
export const NavigateContext = createContext<Navigate>((href) => location.assign(href));
