import { startMockApi } from '@anupalan/mock-api/browser'
import { practice } from './content/practice.ts'
import { ISLANDS_CHANGED, type IslandsChanged } from './islands/islands-changed.ts'

/**
 * Development runs without the server: the mock answers every call, in the scenario last set by `?mock=` in this tab.
 * `mockApi.reset()` in the console clears its data.
 */
export async function startDevelopment(): Promise<void> {
  Object.assign(window, { mockApi: await startMockApi({ practice }) })
}

/** Vite hot-replaces hydrated islands. The HTML of the others is only updated by a reload. */
import.meta.hot?.on(ISLANDS_CHANGED, ({ islands }: IslandsChanged) => {
  const isWaiting = (address: string) =>
    document.querySelector(`[data-island="${address}"]:not([data-hydrated])`) !== null
  if (islands.some(isWaiting)) location.reload()
})
