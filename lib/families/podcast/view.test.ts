import { ContentError } from '#lib/content/content-error';
import { listChapters } from './view';

const contents = () => ['One', 'Two'].map((text) => ({ id: text.toLowerCase(), text, level: 2 }));
const entry = (...starts: string[]) => ({ file: 'content/podcast/x/en.md', starts, contents });

describe('chapters', () => {
  it('are the headings of the transcript with the times of the front matter', () => {
    expect(listChapters(entry('0:00', '4:15'))).toEqual([
      { start: '0:00', id: 'one', text: 'One' },
      { start: '4:15', id: 'two', text: 'Two' },
    ]);
  });

  it.each([[['0:00']], [['0:00', '1:00', '2:00']]])(
    'stop the build where times are missing or too many: %j',
    (starts) => {
      const list = () => listChapters(entry(...starts));
      expect(list).toThrow(ContentError);
      expect(list).toThrow(
        `content/podcast/x/en.md: starts: expected a time for each of the 2 headings, found ${starts.length}`,
      );
    },
  );
});
