/** Starts the mock in a page, for development without a server. Never part of a build. */
import type { Practice } from '@anupalan/server/contract'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { setupWorker } from 'msw/browser'
import { createMockApi } from './index.ts'
import type { MockApi } from './index.ts'
import { keepMock, restoreMock } from './kept-state.ts'
import { readScenario } from './scenarios.ts'

export interface StartMockApiOptions {
  readonly practice: Practice
}

/**
 * Answers the page's calls from here on, in the scenario that `?mock=` names. `?as=admin` signs in somebody of that role
 * until `?as=nobody`. All of this, and what is stored, is kept for the next page of the tab. A call the contract does
 * not have is an error in the console; a request to another site fails, since the product makes none.
 */
export async function startMockApi({ practice }: StartMockApiOptions): Promise<MockApi> {
  const keep = () => keepMock(mock, sessionStorage)
  const mock = createMockApi({ practice, scenario: readScenario(location.search), onChange: keep })
  restoreMock(mock, sessionStorage, location.search)
  keep()
  leaveHint(mock)
  // What the console has put into the state.
  addEventListener('pagehide', keep)
  await setupWorker(...mock.handlers).start({
    onUnhandledFrame({ frame, defaults }) {
      if (isOwnFile(frame)) return
      defaults.error()
      throw new Error('The mock answers no other site.')
    },
  })
  return mock
}

/** The cookie that a server would have set beside a session, and a page asks for the user by. */
function leaveHint({ state }: MockApi): void {
  document.cookie = `${signedInHint}=1; Path=/; SameSite=Lax${state.user ? '' : '; Max-Age=0'}`
}

/** A file of the page itself, from the development server. */
const isOwnFile = ({ data }: { data: unknown }) =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).origin === location.origin
