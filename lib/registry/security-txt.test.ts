import { securityContact } from '#content/site/security-contact';
import { addDays } from '#lib/core/date';
import { buildSecurityTxt } from './security-txt';
import { findPage } from './registry';

describe('security.txt', () => {
  it('has the required and the useful fields', () => {
    expect(buildSecurityTxt().split('\n')).toEqual([
      expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages: en, de',
      expect.stringMatching(/^Canonical: https:\/\/.*\/\.well-known\/security\.txt$/),
      expect.stringMatching(/^Policy: https:/),
      '',
    ]);
  });

  it('links to existing rules', () => {
    expect(findPage(`/en/${securityContact.policy}/`)).toBeDefined();
  });

  // This test fails over time on purpose: then check the contact and postpone the date.
  it('expires in thirty days at the earliest, and in a year at the latest', () => {
    const expires = new Date(securityContact.expires);
    expect(expires.getTime()).toBeGreaterThan(addDays(new Date(), 30).getTime());
    expect(expires.getTime()).toBeLessThan(addDays(new Date(), 366).getTime());
  });
});
