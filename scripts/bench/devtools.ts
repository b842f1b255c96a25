/**
 * A tab of Chromium by the browser's own protocol. A page that Playwright drives renders no other ahead: it attaches to
 * the page, and a page that is rendered ahead takes the first one's place in its tab.
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

/** What is in a tab: the page that is shown, or one that is rendered ahead. */
export interface TabPage {
  /** Calls a method of the protocol. */
  readonly send: (method: string, parameters?: object) => Promise<unknown>
  /** The value of an expression, or what its promise resolves with. */
  readonly evaluate: (expression: string) => Promise<unknown>
}

export interface Tab {
  /** The page that it begins with. */
  readonly page: TabPage
  /** Resolves with the page that is rendered ahead in it, which may take its place. */
  readonly ahead: Promise<TabPage>
  readonly close: () => Promise<void>
}

/** @param port at which the browser was told to be debugged */
export async function openTab(port: number, size: { width: number; height: number }): Promise<Tab> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')

  let calls = 0
  const answers = new Map<number, (answer: Message) => void>()
  const call = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++calls
    const { promise, resolve } = Promise.withResolvers<Message>()
    answers.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await promise
    answers.delete(id)
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
  const ahead = Promise.withResolvers<TabPage>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) return answers.get(message.id)?.(message)
    if (message.method !== 'Target.attachedToTarget') return
    const target = message.params as Target
    if (target.targetInfo.type !== 'page') return
    const { resolve } = target.targetInfo.subtype === 'prerender' ? ahead : shown
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
    ahead: ahead.promise,
    async close() {
      await call('Target.disposeBrowserContext', { browserContextId })
      socket.close()
    },
  }
}
