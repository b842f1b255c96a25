/**
 * A tab of Chromium by the DevTools protocol. A page that Playwright drives prerenders no other: Playwright attaches to
 * the page, and a prerendered page replaces the first one in its tab.
 */
import { once } from 'node:events'

interface Target {
  readonly sessionId: string
  readonly targetInfo: { readonly type: string; readonly subtype?: string }
}

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** A page in a tab: the visible one, or a prerendered one. */
export interface TabPage {
  /** Calls a method of the protocol. */
  readonly send: (method: string, parameters?: object) => Promise<unknown>
  /** The value of an expression, or what its promise resolves with. */
  readonly evaluate: (expression: string) => Promise<unknown>
}

export interface Tab {
  /** The first page of the tab. */
  readonly page: TabPage
  /** Resolves with the page that is prerendered in the tab. */
  readonly prerendered: Promise<TabPage>
  readonly close: () => Promise<void>
}

/** @param port the browser's remote debugging port */
export async function openTab(port: number, size: { width: number; height: number }): Promise<Tab> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')

  let calls = 0
  const pendingCalls = new Map<number, (message: Message) => void>()
  const call = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++calls
    const { promise, resolve } = Promise.withResolvers<Message>()
    pendingCalls.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await promise
    pendingCalls.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const pageOf = ({ sessionId }: Target): TabPage => ({
    send: (method, parameters) => call(method, parameters, sessionId),
    async evaluate(expression) {
      const options = { expression, returnByValue: true, awaitPromise: true }
      const { result, exceptionDetails } = (await call('Runtime.evaluate', options, sessionId)) as {
        result: { value?: unknown }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    },
  })

  const shown = Promise.withResolvers<TabPage>()
  const prerendered = Promise.withResolvers<TabPage>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) return pendingCalls.get(message.id)?.(message)
    if (message.method !== 'Target.attachedToTarget') return
    const target = message.params as Target
    if (target.targetInfo.type !== 'page') return
    const { resolve } = target.targetInfo.subtype === 'prerender' ? prerendered : shown
    resolve(pageOf(target))
  })

  const { browserContextId } = (await call('Target.createBrowserContext')) as { browserContextId: string }
  const { targetId } = (await call('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
    ...size,
  })) as { targetId: string }
  const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as Target
  const attaching = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await call('Target.setAutoAttach', attaching, sessionId)
  return {
    page: await shown.promise,
    prerendered: prerendered.promise,
    async close() {
      await call('Target.disposeBrowserContext', { browserContextId })
      socket.close()
    },
  }
}
