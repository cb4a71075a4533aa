import { z } from 'zod';
import type { FoundLink, Heading } from './inspect';

export type RenderedMarkdown = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
};

/** Elements that the renderer creates. */
const tag =
  /^\/?(?:a|b(?:lockquote|r)|code|d[dlt]|div|em|fig(?:caption|ure)|h[2-6r]|img|li|ol|p(?:re)?|s(?:ection|pan|trong|up)?|t(?:able|body|[dhr]|head)|ul|wbr)[\s>]/;

/** No other elements, event handlers or javascript: URLs. */
function isHarmless(html: string): boolean {
  const [, ...tags] = html.split('<');
  return (
    tags.every((text) => tag.test(text)) && !/<[^>]*\s(?:on\w+=|(?:href|src)="?\s*javascript:)/i.test(html)
  );
}

const shape = z.strictObject({
  html: z.string().refine(isHarmless),
  headings: z.array(z.strictObject({ id: z.string(), text: z.string(), level: z.int().min(2).max(6) })),
  links: z.array(z.strictObject({ href: z.string(), line: z.int() })),
});

/** Validates a cached rendering, because its HTML is inserted into pages unescaped. */
export function isRendered(value: unknown): value is RenderedMarkdown {
  return shape.safeParse(value).success;
}
