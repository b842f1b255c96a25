import { startMockApi } from '@anupalan/mock-api/browser'
import { practice } from './content/practice.ts'
import { ISLANDS_CHANGED, type IslandsChanged } from './islands/islands-changed.ts'

/**
 * Development runs with no server: every call is answered by the mock, in the scenario that `?mock=` named last in this
 * tab. In the console it is `mockApi`: `mockApi.reset()` forgets what it has stored.
 */
export async function startDevelopment(): Promise<void> {
  Object.assign(window, { mockApi: await startMockApi({ practice }) })
}

/** Vite replaces the code of islands that are hydrated; of the others there is HTML, which is rendered again. */
import.meta.hot?.on(ISLANDS_CHANGED, ({ islands }: IslandsChanged) => {
  const isWaiting = (address: string) =>
    document.querySelector(`[data-island="${address}"]:not([data-hydrated])`) !== null
  if (islands.some(isWaiting)) location.reload()
})
