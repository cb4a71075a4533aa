import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Tobias Renz', 'TR'],
    ['Dr. Henrike Vollmer', 'HV'],
    ['Prof. Dr. jur. Anna Maria von Dohlen', 'AD'],
    ['Mirela Stanković', 'MS'],
    ['Drago Ingwer', 'DI'],
    ['  élodie   öz ', 'ÉÖ'],
    ['Revision', 'R'],
    ['', ''],
  ])('"%s" gives "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
