import { fireEvent } from '@testing-library/react';
import {
  leaveField,
  read,
  sampleView,
  settle,
  showForm,
  startService,
} from '#tests/support/jest/form-harness';

const cv = {
  ...sampleView.fields[2],
  name: 'cv',
  kind: 'file' as const,
  rules: {},
} as (typeof sampleView.fields)[0];
const application = {
  ...sampleView,
  form: 'application',
  fields: [cv],
  words: { ...sampleView.words, problems: { 'file-type': 'No PDF' } },
};

/** Selects a file, as a browser reports it. jsdom cannot read its text. */
async function choose(content: string, type: string): Promise<void> {
  const file = new File([content], 'cv.pdf', { type });
  jest.spyOn(file, 'slice').mockReturnValue({ text: () => Promise.resolve(content) } as Blob);
  const input = document.querySelector<HTMLInputElement>('[name="cv"]');
  if (!input) throw new Error('There is no field for a file.');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.input(input);
  fireEvent.change(input);
  await settle();
}

beforeEach(async () => {
  startService();
  await showForm(application);
});

it.each(['application/octet-stream', 'application/x-pdf', 'application/x-download', ''])(
  'takes a PDF by its bytes where the system calls it %j',
  async (type) => {
    await choose('%PDF-1.4 and so on', type);
    leaveField('cv');
    expect(read('[data-problem="cv"]')).toBe('');
  },
);

it('refuses at once what only its name and the system call a PDF', async () => {
  await choose('PK: a text', 'application/pdf');
  expect(read('[data-problem="cv"]')).toBe('No PDF');
});
