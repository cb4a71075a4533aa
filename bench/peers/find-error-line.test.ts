import { findErrorLine } from './find-error-line';

const npm = [
  'npm install --ignore-scripts ended with 1',
  'npm error code ECONNREFUSED',
  'npm error FetchError: request to http://localhost:1/astro failed, reason: connect ECONNREFUSED',
  'npm error     at ClientRequest.emit (node:events:524:28)',
].join('\n');

describe('reason why a peer is omitted', () => {
  it('is the line that names the error', () => {
    expect(findErrorLine(new Error(npm))).toBe(
      'npm error FetchError: request to http://localhost:1/astro failed, reason: connect ECONNREFUSED',
    );
  });

  it('is an unnamed error line without colours', () => {
    expect(findErrorLine(new Error('gatsby build ended with 1\n\u001b[31merror\u001b[0m No page'))).toBe(
      'error No page',
    );
  });

  it('is the first line otherwise', () => {
    expect(findErrorLine(new Error('spawn ENOENT\nmore'))).toBe('spawn ENOENT');
    expect(findErrorLine('')).toBe('no reason was given');
  });
});
