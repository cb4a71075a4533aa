import { countSentences } from './count-sentences';

describe('countSentences', () => {
  it.each([
    ['', 0],
    ['Ten services, one licence', 1],
    ['One sentence.', 1],
    ['One. Two! Three? Four…', 4],
    ['He said "No." Then he left.', 2],
    ['(One.) Two', 2],
    ['Ab dem 10. Juli 2027 gilt neues Recht. Vieles bleibt.', 2],
    ['Konten, z. B. für Firmen, nach Art. 5 und Nr. 3', 1],
    ['Licensed in 2017. Accounts since 2018.', 2],
    ['See www.example.org/a.b for 1.5 million', 1],
  ])('counts %j', (text, count) => {
    expect(countSentences(text)).toBe(count);
  });
});
