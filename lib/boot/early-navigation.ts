/**
 * Handles events before a document's runtime is ready: Back and Forward within one document reload the page,
 * and following a link sets an attribute, so that a runtime starting meanwhile does not navigate elsewhere.
 * Handler properties, so that the runtime can remove them by name.
 *
 * @param leave called when the document is about to unload
 */
export function handleEarlyNavigation(leave: () => void): void {
  const { pathname } = location;
  window.onpopstate = () => {
    if (location.pathname !== pathname) location.reload();
  };
  window.onbeforeunload = () => {
    document.documentElement.dataset['leaving'] = '';
    leave();
  };
}
