/** Finds dialogs that stay open after what they save was saved. */
import type { SetupWorker } from 'msw/browser'

/** Calls after which their dialog stays open: steps of an import, and whether somebody came to a meeting. */
const steps: readonly RegExp[] = [/^POST \/api\/client-imports/, /^PUT \/api\/meetings\/[^/]+\/attendance$/]

export interface SavedDialogs {
  /** Of each open dialog whose call succeeded, its name and the call. */
  readonly open: () => string[]
  readonly forget: () => void
}

export function watchSavedDialogs({ events }: SetupWorker): SavedDialogs {
  const senders = new Map<string, HTMLDialogElement>()
  const saved = new Map<HTMLDialogElement, string>()
  events.on('request:start', ({ request, requestId }) => {
    const sender = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
    if (sender && request.method !== 'GET') senders.set(requestId, sender)
  })
  events.on('response:mocked', ({ request, requestId, response }) => {
    const sender = senders.get(requestId)
    senders.delete(requestId)
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (!sender || !response.ok || steps.some((step) => step.test(call))) return
    saved.set(sender, call)
    // The element of a dialog may be opened again.
    sender.addEventListener('close', () => saved.delete(sender), { once: true })
  })
  return {
    open: () =>
      [...saved]
        .filter(([dialog]) => dialog.isConnected && dialog.dataset.exiting === undefined)
        .map(([dialog, call]) => `“${dialog.querySelector('h2')?.textContent ?? ''}” is open after ${call}`),
    forget() {
      senders.clear()
      saved.clear()
    },
  }
}
