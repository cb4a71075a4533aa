import { tolerateForeignChanges } from './tolerant-nodes';

const methods = { removeChild: Node.prototype.removeChild, insertBefore: Node.prototype.insertBefore };

beforeEach(() => {
  tolerateForeignChanges(Node.prototype);
  document.body.innerHTML = '<p>a</p><font></font>';
});

afterEach(() => Object.assign(Node.prototype, methods));

const readBody = (): string => document.body.innerHTML;

it('removes and inserts as the platform does', () => {
  const [first = document.body, second = null] = document.body.children;
  document.body.insertBefore(document.createElement('i'), second);
  expect(readBody()).toBe('<p>a</p><i></i><font></font>');
  expect(document.body.removeChild(first)).toBe(first);
  expect(readBody()).toBe('<i></i><font></font>');
});

it('leaves a node that is elsewhere by now where it is, and inserts at the end beside one that is gone', () => {
  const [first = document.body, second = document.body] = document.body.children;
  second.append(first);
  expect(document.body.removeChild(first)).toBe(first);
  document.body.insertBefore(document.createElement('i'), first);
  expect(readBody()).toBe('<font><p>a</p></font><i></i>');
});
