/** Escapes text for HTML content and double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Undoes the escaping of text as React writes it into HTML; other character references stay as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_reference, name: string) => characters[name] ?? '');
}
