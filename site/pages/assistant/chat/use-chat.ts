import { askAssistant, getAssistantSettings } from '@anupalan/server/contract/assistant/endpoints'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { apiOf } from '../../../ui/api.ts'
import { AskError, chatMachine } from './chat.machine.ts'
import type { AskRequest, Failure } from './exchange.ts'
import { readHistory, writeHistory } from './history.ts'

const api = apiOf({ askAssistant, getAssistantSettings })

/** Longer than the server waits for a language model. */
const TIMEOUT_MS = 15_000

async function call(body: AskRequest, signal: AbortSignal): Promise<AssistantAnswer> {
  try {
    return await api.askAssistant({
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
  } catch (error) {
    throw new AskError(failureOf(error))
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'offline'
  return error instanceof ApiError && error.status === 429 ? 'busy' : 'other'
}

/** Runs the chat: calls the server, and keeps the chat in the tab. */
export function useChat(snapshot?: SnapshotFrom<typeof chatMachine>) {
  const [machine] = useState(() =>
    chatMachine.provide({
      actors: {
        ask: fromPromise<AssistantAnswer, AskRequest>(({ input, signal }) => call(input, signal)),
        rephrase: fromPromise<AssistantAnswer, AskRequest>(({ input, signal }) => call(input, signal)),
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })
  const { exchanges } = state.context
  /** Host of the language model; `null` without one, and until it is known. */
  const [model, setModel] = useState<string | null>(null)

  const restore = useEffectEvent(() => {
    if (!snapshot) send({ type: 'history.restore', exchanges: readHistory() })
  })
  useEffect(() => restore(), [])
  const initial = useRef(exchanges)
  useEffect(() => {
    // What is stored is read first.
    if (exchanges !== initial.current) writeHistory(exchanges)
  }, [exchanges])

  useEffect(() => {
    const leaving = new AbortController()
    // Without a response there is no choice to offer, and the site's own words are used.
    api
      .getAssistantSettings({ signal: leaving.signal })
      .then(({ model: host }) => setModel(host))
      .catch(() => {})
    return () => leaving.abort()
  }, [])

  return { state, send, model }
}
