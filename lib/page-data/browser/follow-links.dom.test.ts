import { followLink } from './follow-links';

const parts = { navigator: { navigate: jest.fn() }, transition: { clicked: jest.fn() } };

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/en/a/');
});

describe('a link that React has rendered', () => {
  it('navigates to its page, with the clicked link', () => {
    const link = document.createElement('a');
    followLink(parts, '/en/b/?from=a#part', link);
    expect(parts.navigator.navigate).toHaveBeenCalledWith(new URL('/en/b/?from=a#part', location.href));
    expect(parts.transition.clicked).toHaveBeenCalledWith(link);
  });

  it('to a fragment of the current page is left to the browser', () => {
    followLink(parts, '/en/a/#part', null);
    expect(location.href).toBe(new URL('/en/a/#part', location.origin).href);
    expect(parts.navigator.navigate).not.toHaveBeenCalled();
  });
});
