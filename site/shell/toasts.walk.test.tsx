import '@anupalan/design-system/reset'
import { Button } from '@anupalan/design-system/button'
import { ToastProvider, useToast } from '@anupalan/design-system/toast'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toasts } from './toasts.tsx'

function Fail() {
  const toast = useToast()
  return <Button onPress={() => toast({ title: 'Could not be sent', duration: Infinity })}>Send</Button>
}

test('a toast that comes while the page is busy is shown at once, and stays when it is quiet', async () => {
  let beQuiet: IdleRequestCallback | undefined
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    beQuiet = run
    return 0
  })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
    vi.restoreAllMocks()
  })
  root.render(
    <ToastProvider>
      <Fail />
      <Toasts />
    </ToastProvider>,
  )
  await expect.poll(() => beQuiet).toBeDefined()
  expect(document.querySelector('[role=status]')).toBeNull()

  await page.getByRole('button', { name: 'Send' }).click()
  const shown = page.getByRole('region').getByText('Could not be sent')
  await expect.element(shown).toBeVisible()
  beQuiet?.({ didTimeout: false, timeRemaining: () => 50 })
  await expect.element(shown).toBeVisible()
})
