import { walk, type WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import type { States } from '@anupalan/design-system/workbench/states.ts'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mountScreen, respondWith, respondWithOutput } from '../walk.test-helper.tsx'

interface FlowWalk {
  states: States
  /** The page, and the path that was opened. */
  mount: () => { element: ReactNode; path: string }
  /** Status of the response to `send`. */
  status: number
  fill?: (user: WalkUser) => Promise<void>
  submit: string
  /** A field that keeps its text after a failure. */
  kept?: { label: string; text: string }
}

/** Walks a flow: its calls wait until a step settles them. */
export function walkFlow({ states, mount, status, fill, submit, kept }: FlowWalk): void {
  const { id } = states.machine
  const button = page.getByRole('button', { name: submit, exact: true })
  walk({
    states,
    mount: () => {
      const { element, path } = mount()
      return mountScreen(element, path)
    },
    steps: {
      [`xstate.done.actor.0.${id}.loading`]: async (user, event) => {
        await respondWithOutput(200)(user, event)
        await expect.element(button).toBeVisible()
      },
      [`xstate.error.actor.0.${id}.loading`]: async (_user, event) => respondWith(event),
      submit: async (user) => {
        await fill?.(user)
        await user.press(button)
      },
      [`xstate.done.actor.0.${id}.sending`]: respondWithOutput(status),
      [`xstate.error.actor.0.${id}.sending`]: async (_user, event) => respondWith(event),
    },
    ...(states.reachable.has('loading') && {
      unwalked: { loading: 'Its spinner turns until the response.' },
    }),
    arrivals: {
      'idle, failed': async () => {
        await expect.element(button).toBeVisible()
        if (kept)
          await expect.element(page.getByLabelText(kept.label, { exact: true })).toHaveValue(kept.text)
      },
    },
  })
}
