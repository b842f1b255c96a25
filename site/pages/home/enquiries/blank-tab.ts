/** A tab opened with user activation, to be navigated or closed later. */
export interface BlankTab {
  send(address: string): void
  release(): void
}

/**
 * Opens a blank tab in a click handler. Safari blocks a tab opened after an `await`, and `noopener` returns no handle:
 * so it is opened immediately and `opener` is cleared. If the browser blocks it, the methods do nothing, and the link
 * on the page remains.
 *
 * @param waiting text in the tab until it is navigated
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
