import { hasWords, listWords } from '#lib/core/folded-words';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';

/** An answer that is found stands open; once nothing is looked for it is as it was. */
function openAnswer(question: HTMLDetailsElement, isLookedFor: boolean): void {
  const { dataset } = question;
  if (isLookedFor) {
    dataset['wasOpen'] ??= String(question.open);
    question.open = true;
  } else if (dataset['wasOpen'] !== undefined) {
    question.open = dataset['wasOpen'] === 'true';
    delete dataset['wasOpen'];
  }
}

/** Folding all answers anew with each letter would be felt while typing. */
const wordsOf = new WeakMap<HTMLElement, readonly string[]>();

function readWords(question: HTMLElement): readonly string[] {
  const words = wordsOf.get(question) ?? listWords(question.textContent, document.documentElement.lang);
  wordsOf.set(question, words);
  return words;
}

/** A topic is there as long as one of its questions is. */
function showTopic(topic: HTMLElement, words: readonly string[]): boolean {
  const questions = [...topic.querySelectorAll('details')];
  for (const question of questions) {
    question.hidden = !hasWords(readWords(question), words);
    openAnswer(question, words.length > 0);
  }
  topic.hidden = questions.every(({ hidden }) => hidden);
  return !topic.hidden;
}

/** Leaves those questions in the list that have the words of a text, in them or in their answers; says so where there is none. */
export function showQuestions(list: ParentNode, text: string): void {
  const words = listWords(text, document.documentElement.lang);
  const found = [...list.querySelectorAll<HTMLElement>('section')].map((topic) => showTopic(topic, words));
  const status = list.querySelector<HTMLElement>('[data-nothing]');
  if (status) status.textContent = found.includes(true) ? '' : (status.dataset['nothing'] ?? '');
}

/** The field of the questions chooses among them and their answers. */
export const findQuestionBehaviour: Behaviour = (list, { signal }) =>
  listenToField(list, signal, { show: (text) => showQuestions(list, text) });
