import {
  isShown,
  read,
  sampleView,
  press,
  showForm,
  startHost,
  startService,
  submit,
  type,
} from '#tests/support/jest/form-harness';

const accepted = { status: 200, body: { id: 'a1', next: '/en/survey-success/' } };
const retry = '[data-failure] button';

beforeEach(() => sessionStorage.clear());

afterEach(() => jest.restoreAllMocks());

describe('a form that no service accepts', () => {
  const mail = {
    ...{ address: 'office@example.org', subject: 'Survey', note: 'Becomes an e-mail' },
    ...{ title: 'None?', text: 'Copy', copy: 'Copy', copied: 'Copied', open: 'Open as an e-mail' },
  };
  const page = { 'Content-Type': 'text/html; charset=utf-8' };

  it.each([
    { status: 404 },
    { status: 405 },
    { status: 501 },
    { status: 200, headers: page },
    { status: 403, headers: page },
  ])('%j: becomes a prefilled e-mail, with a telephone number', async (reply) => {
    startHost(reply);
    await showForm({ ...sampleView, mail });
    expect(isShown('[data-mail]')).toBe(false);
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe('Nothing takes it; call');
    expect(document.querySelector<HTMLAnchorElement>('[data-telephone]')?.href).toBe('tel:+49301');
    expect([isShown('[data-mail]'), isShown('[data-telephone]'), isShown(retry)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(document.querySelector('textarea')?.value).toBe('prices');
    expect(read('[data-submit]')).toBe('Open as an e-mail');
    const opened: string[] = [];
    const watch = (event: Event): void => {
      event.preventDefault();
      opened.push((event.target as HTMLAnchorElement).href);
    };
    document.addEventListener('click', watch, { once: true });
    await submit();
    expect(opened.map((href) => new URL(href).searchParams.get('body'))).toEqual(['Label sought\r\nprices']);
    expect(isShown('[data-copy]')).toBe(true);
  });

  it('offers the telephone number and a retry if it must not become an e-mail', async () => {
    startHost({ status: 404 });
    await showForm();
    type('sought', 'prices');
    await submit();
    expect([isShown('[data-telephone]'), isShown(retry)]).toEqual([true, true]);
  });

  it('is not reported as offline if its own script fails', async () => {
    const errors = jest.fn();
    globalThis.reportError = errors;
    jest.spyOn(FormData.prototype, 'set').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    startService(accepted);
    await showForm({ ...sampleView, mail });
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe('Nothing takes it; call');
    expect(read('[data-status]')).toBe('');
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('is still retried if a server or proxy responds with a page of its own', async () => {
    startService({ status: 500, headers: page }, accepted);
    const { navigateTo } = await showForm({ ...sampleView, mail });
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe('Server failed');
    await press(retry);
    expect(navigateTo).toHaveBeenCalled();
  });
});
