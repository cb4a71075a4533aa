import { foldText } from '#lib/core/fold-text';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';
import { listWords } from './find-page';

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

/** A topic is there as long as one of its questions is. */
function showTopic(topic: HTMLElement, words: readonly string[]): boolean {
  const questions = [...topic.querySelectorAll('details')];
  for (const question of questions) {
    const text = foldText(question.textContent);
    question.hidden = !words.every((word) => text.includes(word));
    openAnswer(question, words.length > 0);
  }
  topic.hidden = questions.every(({ hidden }) => hidden);
  return !topic.hidden;
}

/** Leaves those questions in the list that have the words of a text, in them or in their answers; says so where there is none. */
export function showQuestions(list: ParentNode, text: string): void {
  const words = listWords(text);
  const found = [...list.querySelectorAll<HTMLElement>('section')].map((topic) => showTopic(topic, words));
  const status = list.querySelector<HTMLElement>('[data-nothing]');
  if (status) status.textContent = found.includes(true) ? '' : (status.dataset['nothing'] ?? '');
}

/** The field of the questions chooses among them and their answers. */
export const findQuestionBehaviour: Behaviour = (list, { signal }) =>
  listenToField(list, signal, { show: (text) => showQuestions(list, text) });
