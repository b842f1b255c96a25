import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { expect, vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import SiteSideMenu from '../chrome/site-side-menu.island.tsx'
import { refreshSession, createSessionStore } from './session-store.ts'
import { SessionProvider } from './session.tsx'
import { sessionStates } from './session.states.ts'

/** Answers the pending request. */
let answer: (response: Response) => void
let fetch: Mock<typeof window.fetch>

/** Set and clear the hint cookie, as the server does. */
const setHint = () => void (document.cookie = `${signedInHint}=1`)
const clearHint = () => void (document.cookie = `${signedInHint}=; max-age=0`)

const leadsTo = (path: string) => async () => {
  await expect.element(page.getByRole('link', { name: 'Client Login' })).toHaveAttribute('href', path)
}

walk({
  states: sessionStates,
  mount: ({ steps: [first] }) => {
    if (first) setHint()
    fetch = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const store = createSessionStore()
    refreshSession(store)
    return {
      element: (
        <SessionProvider store={store}>
          <SiteSideMenu path="/" />
        </SessionProvider>
      ),
      unmount: () => {
        vi.restoreAllMocks()
        clearHint()
      },
    }
  },
  steps: {
    // Sent when the page is opened.
    asked: async () => {
      await expect.poll(() => fetch).toHaveBeenCalledOnce()
    },
    'xstate.done.actor.0.session.loading': async (_user, event) => {
      const { output } = event as { type: string; output: unknown }
      answer(new Response(JSON.stringify(output), { status: output === null ? 401 : 200 }))
    },
    'xstate.error.actor.0.session.loading': async () => answer(new Response('', { status: 503 })),
  },
  arrivals: {
    unasked: async () => expect(fetch).not.toHaveBeenCalled(),
    loading: leadsTo('/auth'),
    'signed in': leadsTo('/client/dashboard'),
    'signed out': leadsTo('/auth'),
    failed: leadsTo('/auth'),
  },
  except: { keyboard: 'No event is caused by user input.' },
})
