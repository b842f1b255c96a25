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
  const onUncaughtError = vi.fn<() => void>()
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError })
  onTestFinished(() => root.unmount())
  root.render(<LazyDayPicker view={{ day: '2026-12-01', today: '2026-11-28', set: vi.fn<() => void>() }} />)
  const day = page.getByRole('textbox', { name: bookingsWords.filters.day })
  await expect.element(day).toHaveValue('01/12/2026')
  const fallback = day.element()
  // React replaces it at the earliest 300 ms after it was shown.
  await expect.poll(() => fallback.isConnected).toBe(false)
  expect(onUncaughtError).not.toHaveBeenCalled()
  await expect.element(day).toHaveValue('01/12/2026')
  await expect.element(day).toBeDisabled()
})
