import { localeStorageKey } from '#lib/i18n/locales';
import { saveLanguageOnSwitch } from './save-language';

saveLanguageOnSwitch(document);

function click(selector: string): void {
  document.body.innerHTML =
    '<a data-language-switch="de" hreflang="de" href="#de"><b>Deutsch</b></a><a id="other" href="#x">other</a>';
  document.querySelector<HTMLElement>(selector)?.click();
}

beforeEach(() => localStorage.clear());

describe('saveLanguageOnSwitch', () => {
  it('stores the language that the visitor switches to', () => {
    click('b');
    expect(localStorage.getItem(localeStorageKey)).toBe('de');
  });

  it('stores nothing at any other click', () => {
    click('#other');
    expect(localStorage).toHaveLength(0);
  });

  it('does not prevent the switch if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => click('b')).not.toThrow();
  });
});
