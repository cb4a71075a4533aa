import { refuseNode } from './require-node.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s is accepted', (version) => {
  expect(refuseNode(version, '>=20.19.0')).toBe('');
});

test.each(['16.20.2', '18.20.4', '20.9.0'])('Node %s is rejected with the expected version', (version) => {
  expect(refuseNode(version, '>=20.19.0')).toBe(
    `Node.js: expected 20.19.0 or newer, found ${version} (https://nodejs.org/en/download).`,
  );
});
