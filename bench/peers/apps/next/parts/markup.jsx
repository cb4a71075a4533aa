import Link from 'next/link';
import { createElement } from 'react';

function render(node, key) {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  return createElement(tag === 'Link' ? Link : tag, { key, ...attributes }, ...children.map(render));
}

/** The site's markup with Next's links. */
export const Markup = ({ tree }) => tree.map(render);
