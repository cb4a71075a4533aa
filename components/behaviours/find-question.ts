import { hasWords, listWords } from '#lib/core/folded-words';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';

/** Opens an answer that matches; restores its state once the field is empty. */
function openAnswer(question: HTMLDetailsElement, isFiltered: boolean): void {
  const { dataset } = question;
  if (isFiltered) {
    dataset['wasOpen'] ??= String(question.open);
    question.open = true;
  } else if (dataset['wasOpen'] !== undefined) {
    question.open = dataset['wasOpen'] === 'true';
    delete dataset['wasOpen'];
  }
}

/** Cache: folding all answers on every keystroke would delay typing. */
const wordsOf = new WeakMap<HTMLElement, readonly string[]>();

function readWords(question: HTMLElement): readonly string[] {
  const words = wordsOf.get(question) ?? listWords(question.textContent, document.documentElement.lang);
  wordsOf.set(question, words);
  return words;
}

/** Shows the questions of a topic that match; hides a topic without any. */
function showTopic(topic: HTMLElement, words: readonly string[]): boolean {
  const questions = [...topic.querySelectorAll('details')];
  for (const question of questions) {
    question.hidden = !hasWords(readWords(question), words);
    openAnswer(question, words.length > 0);
  }
  topic.hidden = questions.every(({ hidden }) => hidden);
  return !topic.hidden;
}

/** Shows the questions that contain all words of a text, also in their answers; reports if there is none. */
export function showQuestions(list: ParentNode, text: string): void {
  const words = listWords(text, document.documentElement.lang);
  const found = [...list.querySelectorAll<HTMLElement>('section')].map((topic) => showTopic(topic, words));
  const status = list.querySelector<HTMLElement>('[data-nothing]');
  if (status) status.textContent = found.includes(true) ? '' : (status.dataset['nothing'] ?? '');
}

export const findQuestionBehaviour: Behaviour = (list, { signal }) =>
  listenToField(list, signal, { show: (text) => showQuestions(list, text) });
