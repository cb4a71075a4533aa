import { escapeHtml, unescapeHtml } from './html';

test('what HTML would read is escaped, and comes back', () => {
  const text = '<a href="x">A & B</a> &lt; 1';
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot;&gt;A &amp; B&lt;/a&gt; &amp;lt; 1');
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

test("React's apostrophes come back, other references stay", () => {
  expect(unescapeHtml('C&#x27;s &nbsp; &unknown; & &amp;lt;')).toBe("C's &nbsp; &unknown; & &lt;");
});
