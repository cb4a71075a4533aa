import { showQuestions } from './find-question';

const list = (): HTMLElement => document.body;

beforeEach(() => {
  document.body.innerHTML =
    '<section><details open><summary>Card lost?</summary>Call 116 116.</details><details><summary>Fake website?</summary>Change the password.</details></section>' +
    '<section><details><summary>Überweisung?</summary>Ten seconds.</details></section><p data-nothing="none"></p>';
});

const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll('details')]
    .filter((question) => !question.closest('[hidden]'))
    .map((question) => question.querySelector('summary')?.textContent);

const open = (): boolean[] => [...document.querySelectorAll('details')].map((question) => question.open);

describe('the field of the questions', () => {
  it('finds words in questions and answers, and opens the matches', () => {
    showQuestions(list(), 'PASSWORD fake');
    expect(shown()).toEqual(['Fake website?']);
    expect(open()[1]).toBe(true);
    showQuestions(list(), 'uberweisung');
    expect(shown()).toEqual(['Überweisung?']);
    expect(document.querySelector('section')?.hidden).toBe(true);
  });

  it.each([
    ['Betruegern', 'Wie entgehe ich Betrügern?'],
    ['Weichenstrasse', 'Weichenstraße'],
    ['E-Mail', 'per E-\u2060Mail'],
    ['email', 'per E-\u2060Mail'],
    ['onlinebanking', 'Online-\u2060Banking'],
    ['1000', '1.000 Euro'],
    ["months'", 'three months’ notice'],
  ])('finds by %s: %s', (typed, text) => {
    document.documentElement.lang = 'de';
    document.querySelector('details')?.append(text);
    showQuestions(list(), typed);
    expect(shown()).toEqual(['Card lost?']);
  });

  it('reports an empty result, and restores all questions once the field is empty', () => {
    showQuestions(list(), 'zzz');
    expect(shown()).toEqual([]);
    expect(document.querySelector('p')?.textContent).toBe('none');
    showQuestions(list(), ' ');
    expect(shown()).toHaveLength(3);
    expect(open()).toEqual([true, false, false]);
    expect(document.querySelector('p')?.textContent).toBe('');
  });
});
