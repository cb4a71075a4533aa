/**
 * What has to be heard while a document's runtime is not there: Back and Forward among the entries of one document
 * load the page in full, and a link that was followed leaves a mark, so that a runtime which starts meanwhile does
 * not navigate elsewhere. Handlers, since the runtime takes them away by their names.
 *
 * @param leave called when the document is about to be left
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
