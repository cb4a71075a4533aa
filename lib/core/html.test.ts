import { escapeHtml, unescapeHtml } from './html';

test('special characters are escaped and unescaped', () => {
  const text = '<a href="x">A & B</a> &lt; 1';
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot;&gt;A &amp; B&lt;/a&gt; &amp;lt; 1');
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

test("React's apostrophes are unescaped, other references are not", () => {
  expect(unescapeHtml('C&#x27;s &nbsp; &unknown; & &amp;lt;')).toBe("C's &nbsp; &unknown; & &lt;");
});
