import { followLink } from './follow-links';

const parts = { navigator: { navigate: jest.fn() }, transition: { clicked: jest.fn() } };

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/en/a/');
});

describe('a link that React has rendered', () => {
  it('leads to its page, and says which link was clicked', () => {
    const link = document.createElement('a');
    followLink(parts, '/en/b/?from=a#part', link);
    expect(parts.navigator.navigate).toHaveBeenCalledWith(new URL('/en/b/?from=a#part', location.href));
    expect(parts.transition.clicked).toHaveBeenCalledWith(link);
  });

  it('to a part of the present page is the browser’s', () => {
    followLink(parts, '/en/a/#part', null);
    expect(location.href).toBe(new URL('/en/a/#part', location.origin).href);
    expect(parts.navigator.navigate).not.toHaveBeenCalled();
  });
});
