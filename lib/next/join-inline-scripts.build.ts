import { expectOfNext } from './next-output-error';

const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;
const bootstrap = /<script id="_R_">[^<]*\bTURBOPACK\b/;
const flightData = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;
const otherScript = /<script\b(?!>)(?![^>]*\bnoModule\b)(?! type="application\/ld\+json")/;

/**
 * Joins the inline scripts of a document (Next's bootstrap, its data for hydration, the site's own)
 * into one at the end of the body, in their order: the content security policy needs one hash.
 *
 * @throws {NextOutputError} where bootstrap or data are missing, or a script has other attributes
 */
export function joinInlineScripts(html: string): string {
  expectOfNext(bootstrap.test(html), 'writes its bootstrap into <script id="_R_">', 'inline scripts');
  expectOfNext(flightData.test(html), 'pushes the data for hydration to self.__next_f', 'inline scripts');
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script.replace(/;$/, ''));
  const without = html.replace(inlineScript, '');
  expectOfNext(
    !otherScript.test(without),
    'writes inline scripts without attributes but an id',
    'inline scripts',
  );
  return without.replace('</body>', () => `<script>${scripts.join(';')}</script></body>`);
}
