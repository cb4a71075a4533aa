import {
  isShown,
  read,
  sampleView,
  showForm,
  startService,
  submit,
  type,
  press,
} from '#tests/support/jest/form-harness';

const accepted = { status: 200, body: { id: 'a1', next: '/en/survey-success/' } };

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a form that is reviewed', () => {
  const review = { title: 'Right?', text: 'Read', check: 'Check', back: 'Back', print: 'Print' };

  it('shows all values for review before it is sent', async () => {
    const { sent } = startService(accepted);
    await showForm({ ...sampleView, review });
    expect(read('[data-submit]')).toBe('Check');
    type('sought', 'prices');
    type('found', 'no');
    type('subject', 'de89370400440532013000');
    await submit();
    expect(sent).toEqual([]);
    expect([...document.querySelectorAll('dd')].map((answer) => answer.textContent)).toEqual([
      'prices',
      'NO',
      'DE89 3704 0044 0532 0130 00',
    ]);
    expect(isShown('textarea')).toBe(false);
    await press('[data-back]');
    expect(isShown('textarea')).toBe(true);
    await submit();
    expect(read('[data-submit]')).toBe('Send');
    await submit();
    expect(sent).toHaveLength(1);
  });

  it('shows "yes" for a checked checkbox', async () => {
    startService();
    const fields = sampleView.fields.map((field) =>
      field.name === 'subject'
        ? { ...field, format: null, kind: 'checkbox' as const, choices: [{ value: 'yes', label: 'Yes' }] }
        : field,
    );
    await showForm({ ...sampleView, fields, review });
    type('sought', 'prices');
    await press('[name="subject"]');
    await submit();
    expect(document.querySelector('dl')?.textContent).toBe('Label soughtpricesLabel subjectYes');
  });

  it('prints only the answers', async () => {
    startService();
    await showForm({ ...sampleView, review });
    type('sought', 'prices');
    await submit();
    let printed = '';
    globalThis.print = () => (printed = document.body.lastElementChild?.textContent ?? '');
    await press('[data-print]');
    expect(printed).toMatch(/^Title.*Label soughtprices$/);
    expect(document.body.children).toHaveLength(1);
  });
});

describe('a form without a service', () => {
  const mail = {
    address: 'a@b.example',
    subject: 'Subject',
    note: 'By e-mail',
    title: 'Copy',
    text: 'this',
    copy: 'Copy it',
    copied: 'Copied',
    open: 'Open',
  };

  it('becomes an e-mail, and a text to copy', async () => {
    const { countTickets } = startService();
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await showForm({ ...sampleView, action: null, mail });
    type('sought', 'prices');
    const opened: string[] = [];
    document.addEventListener('click', (event) => {
      const { target } = event;
      event.preventDefault();
      if (target instanceof HTMLAnchorElement && target.protocol === 'mailto:') opened.push(target.href);
    });
    await submit();
    expect(countTickets()).toBe(0);
    expect(opened).toEqual(['mailto:a@b.example?subject=Subject&body=Label%20sought%0D%0Aprices']);
    expect(read('[data-copy] pre')).toBe('Label sought\nprices');
    await press('[data-copy] button');
    expect(writeText).toHaveBeenCalledWith('Label sought\nprices');
    expect(read('[data-copy] button')).toBe('Copied');
  });
});
