import { samplePage } from '#tests/support/jest/sample-registry';
import { family } from './family';
import { pickLabels } from './labels';
import { template } from './template';

describe('family', () => {
  it('has pages in the languages of the whole site only', () => {
    const make = jest.fn((locale: 'en' | 'de') => [samplePage(locale, 'x')]);
    const trial = family('trial', [template<object>()('trial')], make);
    expect(trial.pages('de').map(({ path }) => path)).toEqual(['/de/x/']);
    expect(trial.pages('fr')).toEqual([]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('template', () => {
  it('has no queries and no section ids by default', () => {
    expect(template<object>()('trial')).toEqual({
      name: 'trial',
      queries: [],
      sections: [],
      canBeShared: false,
    });
  });
});

describe('pickLabels', () => {
  it('picks texts by key', () => {
    const words = { facts: 'Facts', steps: 'Steps', more: 'More' };
    expect(pickLabels((name: keyof typeof words) => words[name], 'facts', 'more')).toEqual({
      facts: 'Facts',
      more: 'More',
    });
  });
});
