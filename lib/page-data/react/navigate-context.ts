import { createContext } from 'react';

/** Goes to an address. Outside a page host there is no runtime: the browser loads it. */
export const NavigateContext = createContext((href: string): void => location.assign(href));
