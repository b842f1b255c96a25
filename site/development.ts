import { startMockApi } from '@anupalan/mock-api/browser'
import { firm } from './content/firm.ts'

/** Development runs with no server: every call is answered by the mock, in the scenario that `?mock=` names. */
export async function startDevelopment(): Promise<void> {
  const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))
  await startMockApi({ practice: { name: firm.name, email: firm.email, phone: firm.phone.display } })
  // Built pages preload them. One that came after the first paint would wait for the next page.
  await fonts
}
