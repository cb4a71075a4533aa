import { buildMeasured, splitAtMeasured } from './measured';

const measured = {
  section: 1,
  title: 'From outage to restart',
  first: { label: 'Exercise', value: 148, text: '148 minutes', mark: { value: 37, text: 'ledger' } },
  second: { label: 'Goal', value: 74, text: 'under 74 minutes' },
};
const html = '<h2>One</h2><p>1</p><h2>Two</h2><p>2</p>';
const source = (section: number) => ({
  measured: { ...measured, section },
  body: () => ({ html }) as never,
  file: 'content/careers/jobs/a/en.md',
});

it('draws both bars on the scale of the longer one', () => {
  expect(buildMeasured({ measured })).toMatchObject({
    first: { to: '100%', mark: { at: '25%' } },
    second: { to: '50%' },
  });
  const longer = { ...measured, second: { ...measured.second, value: 296 } };
  expect(buildMeasured({ measured: longer })).toMatchObject({ first: { to: '50%' }, second: { to: '100%' } });
  expect(buildMeasured({ measured: undefined })).toBeNull();
});

it('is placed at the end of its section', () => {
  expect(splitAtMeasured(source(1))).toEqual({
    before: '<h2>One</h2><p>1</p>',
    after: '<h2>Two</h2><p>2</p>',
  });
  expect(splitAtMeasured(source(2))).toEqual({ before: html, after: null });
  expect(splitAtMeasured({ ...source(1), measured: undefined })).toEqual({ before: html, after: null });
  expect(() => splitAtMeasured(source(3))).toThrow('measured.section');
});
