import type { ComponentType } from 'react';

/** A template as the host sees it: a component whose props are parsed from files. */
export type Template = ComponentType<Readonly<Record<string, unknown>>>;
