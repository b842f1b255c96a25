/**
 * A client of a chat-completions service: it streams one completion as server-sent events
 * (https://platform.openai.com/docs/api-reference/chat). What it returns is text of a stranger.
 */
import type { AssistantModel } from '../../../platform/config/settings.ts'

export interface CompletionTimeouts {
  /** Until the response begins, in ms. */
  readonly start: number
  /** Until it is complete, in ms. */
  readonly total: number
}

const defaultTimeouts: CompletionTimeouts = { start: 3_000, total: 8_000 }

/** A longer response is cut off: an answer has a few sentences. */
const MAX_BYTES = 32 * 1024

export interface Message {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** @throws Error if there is no complete response in time */
export async function complete(
  { url, key, model }: AssistantModel,
  messages: readonly Message[],
  timeouts = defaultTimeouts,
): Promise<string> {
  const aborting = new AbortController()
  const startTimer = setTimeout(() => aborting.abort(), timeouts.start)
  const totalTimer = setTimeout(() => aborting.abort(), timeouts.total)
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: 800 }),
      // The key is for this service alone.
      redirect: 'error',
      signal: aborting.signal,
    })
    if (!response.ok || response.body === null)
      throw new Error(`The model responded with ${response.status}.`)
    clearTimeout(startTimer)
    return await readContent(response.body)
  } finally {
    clearTimeout(startTimer)
    clearTimeout(totalTimer)
    aborting.abort()
  }
}

async function readContent(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [pending, content, bytes] = ['', '', 0]
  let isDone = false
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new Error('The response of the model is too long.')
    pending += decoder.decode(piece, { stream: true })
    const lines = pending.split(/\r?\n/)
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const data = line.slice('data:'.length).trim()
      if (data === '[DONE]') isDone = true
      else content += contentOf(JSON.parse(data))
    }
    if (isDone) break
  }
  if (!isDone) throw new Error('The response of the model ended early.')
  return content
}

function contentOf(event: unknown): string {
  const { choices } = event as { choices?: readonly { delta?: { content?: unknown } }[] }
  const content = choices?.[0]?.delta?.content
  return typeof content === 'string' ? content : ''
}
