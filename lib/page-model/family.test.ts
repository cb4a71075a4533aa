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
  it('asks for no data and prints no ids where it does not say so', () => {
    expect(template<object>()('trial')).toEqual({ name: 'trial', queries: [], sections: [] });
  });
});

describe('pickLabels', () => {
  it('picks words under their own names', () => {
    const words = { facts: 'Facts', steps: 'Steps', more: 'More' };
    expect(pickLabels((name: keyof typeof words) => words[name], 'facts', 'more')).toEqual({
      facts: 'Facts',
      more: 'More',
    });
  });
});
