/** Next would put its own page into every document; this site's is the root 404 page. */
export default function NotFound(): null {
  return null;
}
