/** Starts the mock in a page, for development without a server. Never part of a build. */
import type { Practice } from '@anupalan/server/contract'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { setupWorker } from 'msw/browser'
import { createMockApi } from './index.ts'
import type { MockApi } from './index.ts'
import { saveMock, restoreMock } from './saved-state.ts'
import { readScenario } from './scenarios.ts'

export interface StartMockApiOptions {
  readonly practice: Practice
}

/**
 * Intercepts the page's API requests, in the scenario that `?mock=` names. `?as=admin` signs in a sample user of that
 * role, until `?as=nobody`; `?registration=open` and `?staffSecondFactor=required` change settings. Mails with their
 * links are in `state.outbox`. State and scenario are saved for the tab's next page. A request outside the contract logs
 * an error to the console; a request to another origin fails, since the product makes none.
 */
export async function startMockApi({ practice }: StartMockApiOptions): Promise<MockApi> {
  const save = () => {
    saveMock(mock, sessionStorage)
    setSignedInHint(mock)
  }
  const mock = createMockApi({ practice, scenario: readScenario(location.search), onChange: save })
  restoreMock(mock, sessionStorage, location.search)
  save()
  // Saves what was changed from the console.
  addEventListener('pagehide', save)
  await setupWorker(...mock.handlers).start({
    onUnhandledFrame({ frame, defaults }) {
      if (isOwnFile(frame)) return
      defaults.error()
      throw new Error('The mock answers its own origin only.')
    },
  })
  return mock
}

/** Sets the cookie that the server sets with a session: a page without it does not request the user. */
function setSignedInHint({ state }: MockApi): void {
  document.cookie = `${signedInHint}=1; Path=/; SameSite=Lax${state.user ? '' : '; Max-Age=0'}`
}

/** Whether the development server serves the request: a file of the page itself. */
const isOwnFile = ({ data }: { data: unknown }) =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).origin === location.origin
