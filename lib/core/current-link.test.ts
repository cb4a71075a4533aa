import { findCurrentLink } from './current-link';

const paths = ['/en/glossary/', '/en/careers/', '/en/careers/jobs/', '/en/glossary/iban/'];

describe('findCurrentLink', () => {
  it('finds the page itself before its parents', () => {
    expect(findCurrentLink(paths, '/en/glossary/iban/')).toEqual({
      path: '/en/glossary/iban/',
      value: 'page',
    });
    expect(findCurrentLink(paths, '/en/careers/')).toEqual({ path: '/en/careers/', value: 'page' });
  });

  it('finds the closest parent page', () => {
    expect(findCurrentLink(paths, '/en/careers/jobs/engineer/')).toEqual({
      path: '/en/careers/jobs/',
      value: 'true',
    });
    expect(findCurrentLink(paths, '/en/glossary/iban-discrimination/')).toEqual({
      path: '/en/glossary/',
      value: 'true',
    });
  });

  it('finds the form on the page that follows it', () => {
    expect(findCurrentLink(['/en/newsletter/'], '/en/newsletter-success/')).toEqual({
      path: '/en/newsletter/',
      value: 'true',
    });
  });

  it('finds nothing on other pages', () => {
    expect(findCurrentLink(paths, '/en/career/')).toBeUndefined();
    expect(findCurrentLink(paths, '/de/glossary/')).toBeUndefined();
  });
});
