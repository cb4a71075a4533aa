import { expect, test as base } from '#tests/support/browsers/fixtures';
import { hasFocus, readText, refuse } from '#tests/support/browsers/page-words';
import type { Visitor } from '#tests/support/browsers/visitor';
import { serveForms, type FormService } from '#tests/support/playwright/form-service';

const test = base.extend<{ service: FormService }>({
  service: async ({}, use) => {
    const service = await serveForms();
    await use(service);
    await service.close();
  },
  site: async ({ service }, use) => use({ origin: service.origin, close: () => undefined }),
});

/** Focuses a field and types after its current value. */
async function fill(visitor: Visitor, name: string, text: string): Promise<void> {
  const field = `main form [name="${name}"]`;
  await visitor.click(field);
  await expect.poll(() => hasFocus(visitor, field)).toBe(true);
  await visitor.type(text);
}

test('an invalid enquiry shows its problems and is sent once corrected', async ({ visitor, service }) => {
  await visitor.visit('/en/partners/?about=partner');
  await refuse(visitor);
  await expect
    .poll(() => visitor.read(() => document.querySelector<HTMLFormElement>('main form')?.noValidate))
    .toBe(true);
  await fill(visitor, 'name', 'Ada Lovelace');
  await fill(visitor, 'company', 'Engines');
  await fill(visitor, 'email', 'ada@example');
  await fill(visitor, 'message', 'We make engines.');
  await visitor.click('main form [data-submit]');
  await expect.poll(() => readText(visitor, '[data-problem="email"]')).not.toBe('');
  expect(
    await visitor.read(() => document.querySelector('[name="email"]')?.getAttribute('aria-invalid')),
  ).toBe('true');
  expect(await service.received()).toEqual([]);
  await fill(visitor, 'email', '.org');
  await visitor.click('main form [data-submit]');
  await expect.poll(() => readText(visitor, '[data-accepted]')).toContain('has arrived');
  expect(await service.received()).toMatchObject([{ name: 'Ada Lovelace', company: 'Engines' }]);
});
