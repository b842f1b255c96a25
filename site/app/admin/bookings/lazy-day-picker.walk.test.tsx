import '@anupalan/design-system/reset'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LazyDayPicker } from './lazy-day-picker.tsx'
import { bookingsWords } from './words.ts'

vi.mock(import('./day-picker.tsx'), () => {
  throw new Error('did not arrive')
})

test('the day alone is shown if the code of the day picker cannot be loaded', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<LazyDayPicker view={{ day: '2026-12-01', today: '2026-11-28', set: vi.fn() }} />)
  const day = page.getByRole('textbox', { name: bookingsWords.filters.day })
  await expect.element(day).toHaveValue('01/12/2026')
  // The import has failed by now; an error that it threw would have removed all of the screen.
  await vi.dynamicImportSettled()
  await expect.element(day).toHaveValue('01/12/2026')
  await expect.element(day).toBeDisabled()
})
