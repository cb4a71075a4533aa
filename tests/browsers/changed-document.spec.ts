import { expect, test as base } from '#tests/support/browsers/fixtures';
import { markDocument, expectHeading, readText, refuse } from '#tests/support/browsers/page-words';
import { createVisitor } from '#tests/support/browsers/visitor';
import { startFaultServer, type FaultServer } from '#tests/support/playwright/fault-server';

const test = base.extend<{ readonly server: FaultServer }>({
  server: async ({}, use) => {
    const server = await startFaultServer('out');
    await use(server);
    await server.close();
  },
  visitor: async ({ tab, server }, use) => use(createVisitor(tab, server.origin)),
});

const article = '/en/glossary/payment-services-directive-2/';

/** Changes by extensions and translations before the document's script starts. */
const changes: Readonly<Record<string, (html: string) => string>> = {
  'an element first in body': (html) => html.replace('<body>', '<body><div></div>'),
  'an element first in main': (html) => html.replace(/(<main[^>]*>)/, '$1<div></div>'),
  'a text behind main': (html) => html.replace('</main>', '</main>extension'),
  'a translated skip link': (html) => html.replace('Skip to content', '<font>Zum Inhalt</font>'),
};

for (const [name, rewrite] of Object.entries(changes))
  test(`${name}: the page stays complete and navigates softly`, async ({ visitor, server, quietConsole }) => {
    quietConsole.allow(/Minified React error #418/);
    server.fail(new RegExp(`^${article}$`), { kind: 'rewrite', rewrite });
    await visitor.visit(article);
    await refuse(visitor);
    const isSameDocument = await markDocument(visitor);
    expect((await readText(visitor, 'main'))?.length).toBeGreaterThan(5000);
    expect(await visitor.read(() => document.title)).toContain('Payment Services Directive 2');
    await visitor.click('footer a', 'Legal notice');
    await expectHeading(visitor, 'Legal notice');
    await visitor.goBack();
    await expectHeading(visitor, 'Payment Services Directive 2');
    expect((await readText(visitor, 'main'))?.length).toBeGreaterThan(5000);
    expect(await isSameDocument()).toBe(true);
  });
