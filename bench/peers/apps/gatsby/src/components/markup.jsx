import { Link } from 'gatsby';
import { createElement } from 'react';

function render(node, key) {
  if (typeof node === 'string') return node;
  const [tag, { href, ...attributes }, ...children] = node;
  if (tag === 'Link')
    return (
      <Link key={key} to={href} {...attributes}>
        {children.map(render)}
      </Link>
    );
  return createElement(tag, { key, href, ...attributes }, ...children.map(render));
}

/** The site's markup with Gatsby's links. */
export const Markup = ({ tree }) => tree.map(render);
