import { startMockApi } from '@anupalan/mock-api/browser'
import { practice } from './content/practice.ts'

/** Development runs with no server: every call is answered by the mock, in the scenario that `?mock=` names. */
export async function startDevelopment(): Promise<void> {
  const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))
  await startMockApi({ practice })
  // Built pages preload them. One that came after the first paint would wait for the next page.
  await fonts
}
