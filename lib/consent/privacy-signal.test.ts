import { refusesTracking } from './privacy-signal';

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('reads %p as %p', (signals, refused) => {
  expect(refusesTracking(signals)).toBe(refused);
});
