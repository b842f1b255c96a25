/** What the walks of these screens share: a fake API, a router, a session and the toasts. */
import { ToastProvider } from '@anupalan/design-system/toast'
import { ToastRegion } from '@anupalan/design-system/toast-region'
import type { WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import type { User } from '@anupalan/server/contract/core/access'
import { ApiError } from '@anupalan/server/contract/core/client'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { toasts } from '../../chrome/toasts/toasts.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { SessionProvider } from '../../session/session.tsx'

/** Calls of `fetch` that wait for their response. */
let waiting: ((response: Response) => void)[] = []

/** Mounts a screen with an API whose calls wait until a step settles the newest. @param path with query and hash @param user who is signed in */
export function mountScreen(element: ReactNode, path = '/auth', user?: User) {
  const session = createSessionStore()
  if (user) session.send({ type: 'signed in', user })
  waiting = []
  vi.spyOn(window, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((resolve, reject) => {
        waiting.push(resolve)
        init?.signal?.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== resolve)
          reject(new DOMException('aborted', 'AbortError'))
        })
      }),
  )
  return {
    element: (
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider store={session}>
          <ToastProvider store={toasts}>
            {element}
            <ToastRegion />
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    ),
    unmount: () => void vi.restoreAllMocks(),
  }
}

/** Responds to the newest call. @param body of a 204 is `null` */
export async function respond(status: number, body: object | null): Promise<void> {
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  waiting.pop()!(new Response(body && JSON.stringify(body), { status }))
}

/** Responds with the error of an outcome event. */
export async function respondWith(event: { type: string }): Promise<void> {
  const { error } = event as { type: string; error?: unknown }
  await (error instanceof ApiError
    ? respond(error.status, JSON.parse(error.body) as object)
    : respond(503, { message: 'This is not available at the moment.' }))
}

/** Responds with the output of an outcome event. */
export const respondWithOutput =
  (status: number) =>
  async (_user: WalkUser, event: { type: string }): Promise<void> =>
    respond(status, status === 204 ? null : ((event as { output?: object }).output ?? {}))

/** Types into fields by their labels, in order. Passwords have no role in some browsers, so labels find them. */
export async function fill({ device, tabTo, keys }: WalkUser, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    const field: Locator = page.getByLabelText(label, { exact: true })
    if (device === 'pointer') await userEvent.fill(field, text)
    else {
      await tabTo(field)
      await userEvent.keyboard('{Control>}a{/Control}')
      await keys(text)
    }
  }
}
