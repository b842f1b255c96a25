import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat } from '../words.ts'
import Chat from './chat.island.tsx'
import { answered, asked, declined } from './chat.samples.ts'
import { chatStates, question } from './chat.states.ts'
import type { Wishes } from './exchange.ts'

/** Settles the pending question. */
let settle: (response: Response | Error) => void

const json = (value: unknown) => new Response(JSON.stringify(value), { status: 200 })

function fakeFetch(path: string, init?: RequestInit): Promise<Response> {
  if (path.endsWith('/settings')) return Promise.resolve(json({ model: 'model.example' }))
  return new Promise((resolve, reject) => {
    settle = (response) => (response instanceof Error ? reject(response) : resolve(response))
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

const field = page.getByRole('textbox', { name: chat.question.label })
const article = (text: string | RegExp) => page.getByRole('article').getByText(text)

walk({
  states: chatStates,
  mount: () => {
    sessionStorage.clear()
    vi.stubGlobal('fetch', fakeFetch)
    return {
      element: <Chat />,
      unmount: () => {
        vi.unstubAllGlobals()
        sessionStorage.clear()
      },
    }
  },
  steps: {
    'question.ask': async ({ device, tabTo, keys, press }, event) => {
      const { wishes } = event as { type: string; wishes: Wishes }
      if (wishes.mayRephrase) {
        const box = page.getByRole('checkbox', { name: /^The language model at model\.example/ })
        await expect.element(box).toBeVisible()
        if (device === 'pointer') await userEvent.click(box)
        else {
          await tabTo(box)
          await keys(' ')
        }
      }
      if (device === 'pointer') {
        await userEvent.fill(field, question)
        await press(page.getByRole('button', { name: chat.ask, exact: true }))
      } else {
        await tabTo(field)
        await keys(`${question}{Enter}`)
      }
      await expect.element(page.getByRole('heading', { name: question })).toBeVisible()
    },
    'xstate.done.actor.0.chat.asking': async (_user, event) =>
      settle(json((event as { type: string; output: AssistantAnswer }).output)),
    'xstate.error.actor.0.chat.asking': async () => settle(new TypeError('Failed to fetch')),
    'answer.stop': ({ press }) => press(page.getByRole('button', { name: chat.stop })),
  },
  arrivals: {
    asking: async () => {
      await expect.element(page.getByRole('button', { name: chat.stop })).toBeVisible()
      await expect.element(field).toHaveValue('')
    },
    'ready, answered': async () => {
      const cited = page.getByRole('link', { name: /^Source 1: GSTR-1 and GSTR-3B/ })
      await expect.element(cited.first()).toHaveAttribute('href', answered.sources[0]!.address)
      await expect.element(page.getByRole('list', { name: chat.sources })).toBeVisible()
    },
    'ready, asked': async () => {
      for (const { label } of asked.options)
        await expect.element(page.getByRole('button', { name: label })).toBeVisible()
    },
    'ready, declined': async () => {
      await expect.element(article(declined.text)).toBeVisible()
      await expect.element(page.getByRole('link', { name: chat.askPerson })).toBeVisible()
    },
    'ready, stopped': async () => {
      await expect.element(page.getByRole('button', { name: chat.retry })).toBeVisible()
    },
    'ready, failed': async () => {
      await expect.element(article(chat.failures.offline)).toBeVisible()
      await expect.element(page.getByRole('button', { name: chat.retry })).toBeVisible()
    },
    rephrasing: async () => {
      await expect.element(page.getByText(chat.phrased.pending)).toBeVisible()
      await expect.element(article(/^A late GSTR-3B return costs/)).toBeVisible()
    },
  },
})
