/** A tab that was opened while the click still counted, to be sent somewhere later or closed. */
export interface BlankTab {
  send(address: string): void
  release(): void
}

/**
 * Opens an empty tab from within a click. A tab opened after an `await` is blocked on Safari, and one opened with
 * `noopener` gives no handle: so it is opened at once, and its way back is cut by hand. Where the browser refuses,
 * nothing is held, and the link on the page does the same.
 *
 * @param waiting what the tab says until it is sent
 */
export function openBlankTab(waiting: string): BlankTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = waiting
    tab.document.body.textContent = waiting
  }
  return {
    send: (address) => {
      if (tab && !tab.closed) tab.location.replace(address)
    },
    release: () => tab?.close(),
  }
}
