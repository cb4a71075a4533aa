/** Serialises a value so that it can stand inside a `<script>` element: no `</script>`, no `<!--`. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
