/** Serialises a value for a `<script>` element: `<` is escaped, so no `</script>` and no `<!--` can occur. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
