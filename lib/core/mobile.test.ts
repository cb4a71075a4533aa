import fc from 'fast-check';
import { isMobile, mobileMaxWidth, readDeviceFacts } from './mobile';

const desktopAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

describe('isMobile', () => {
  it('needs touch and a narrow window', () => {
    expect(isMobile({ touch: true, width: mobileMaxWidth, userAgent: desktopAgent })).toBe(true);
    expect(isMobile({ touch: true, width: mobileMaxWidth + 1, userAgent: desktopAgent })).toBe(false);
    expect(isMobile({ touch: false, width: 360, userAgent: desktopAgent })).toBe(false);
  });

  it('accepts a mobile user agent at any width', () => {
    const agents = [
      'Android 16',
      'webOS',
      'iPhone',
      'iPad',
      'iPod',
      'BlackBerry',
      'IEMobile',
      'Opera Mini',
      'ANDROID',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...agents), fc.nat(), fc.boolean(), (userAgent, width, touch) =>
        isMobile({ touch, width, userAgent }),
      ),
    );
  });
});

describe('readDeviceFacts', () => {
  it('reads touch points, width and agent', () => {
    const facts = readDeviceFacts({
      innerWidth: 500,
      navigator: { maxTouchPoints: 5, userAgent: 'x' },
    } as Window);
    expect(facts).toEqual({ touch: true, width: 500, userAgent: 'x' });
  });
});
