/** Empty, because Next puts this page into every document; visitors see the root 404 page. */
export default function NotFound(): null {
  return null;
}
