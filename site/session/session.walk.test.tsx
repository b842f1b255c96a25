import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { expect, vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import SiteSideMenu from '../chrome/site-side-menu.island.tsx'
import { askForSession, createSessionStore } from './session-store.ts'
import { SessionProvider } from './session.tsx'
import { sessionStates } from './session.states.ts'

/** How the server answers the call that waits. */
let answer: (response: Response) => void
let fetch: Mock<typeof window.fetch>

/** The sign of a session, as the server leaves it in the browser and takes it back. */
const leaveHint = () => void (document.cookie = `${signedInHint}=1`)
const takeHint = () => void (document.cookie = `${signedInHint}=; max-age=0`)

const leadsTo = (path: string) => async () => {
  await expect.element(page.getByRole('link', { name: 'Client Login' })).toHaveAttribute('href', path)
}

walk({
  states: sessionStates,
  mount: ({ steps: [first] }) => {
    if (first) leaveHint()
    fetch = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const store = createSessionStore()
    askForSession(store)
    return {
      element: (
        <SessionProvider store={store}>
          <SiteSideMenu path="/" />
        </SessionProvider>
      ),
      unmount: () => {
        vi.restoreAllMocks()
        takeHint()
      },
    }
  },
  steps: {
    // By itself, as the page is opened.
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
  except: { keyboard: 'Nobody causes any of it by hand.' },
})
