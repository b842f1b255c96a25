/** Starts the mock in a page, for development without a server. Never part of a build. */
import type { Practice } from '@anupalan/server/contract'
import { setupWorker } from 'msw/browser'
import { createMockApi } from './index.ts'
import type { MockApi } from './index.ts'
import { readScenario } from './scenarios.ts'

export interface StartMockApiOptions {
  readonly practice: Practice
}

/**
 * Answers the page's calls from here on, in the scenario that `?mock=` names. A call the contract does not
 * have is an error in the console; a request to another site fails, since the product makes none.
 */
export async function startMockApi({ practice }: StartMockApiOptions): Promise<MockApi> {
  const mock = createMockApi({ practice, scenario: readScenario(location.search) })
  await setupWorker(...mock.handlers).start({
    onUnhandledFrame({ frame, defaults }) {
      if (isOwnFile(frame)) return
      defaults.error()
      throw new Error('The mock answers no other site.')
    },
  })
  return mock
}

/** A file of the page itself, from the development server. */
const isOwnFile = ({ data }: { data: unknown }) =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).origin === location.origin
