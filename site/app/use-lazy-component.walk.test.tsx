import '@anupalan/design-system/reset'
import { Button } from '@anupalan/design-system/button'
import { useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '../chrome/toasts/toasts.ts'
import { dataWords } from './data/words.ts'
import { useLazyComponent } from './use-lazy-component.ts'

interface PanelProps {
  isOpen: boolean
}

type Import = () => Promise<ComponentType<PanelProps>>

const Panel = ({ isOpen }: PanelProps) => (isOpen ? <p>Panel</p> : null)

function Opener({ importPanel }: { importPanel: Import }) {
  const [isOpen, setOpen] = useState(false)
  const [LoadedPanel, load, preload] = useLazyComponent(importPanel)
  return (
    <>
      <Button onPress={() => void load(() => setOpen(true))} {...preload}>
        Open
      </Button>
      {LoadedPanel && <LoadedPanel isOpen={isOpen} />}
    </>
  )
}

function mount(importPanel: Import) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<Opener importPanel={importPanel} />)
  return { button: page.getByRole('button', { name: 'Open' }), panel: page.getByText('Panel') }
}

describe('a component whose code is loaded by its button', () => {
  afterEach(() => vi.restoreAllMocks())

  test('its code is loaded once the pointer is over the button, and it is shown once it is pressed', async () => {
    const importPanel = vi.fn<Import>(() => Promise.resolve(Panel))
    const { button, panel } = mount(importPanel)
    await expect.element(button).toBeVisible()
    expect(importPanel).not.toHaveBeenCalled()
    await button.hover()
    await expect.poll(() => importPanel.mock.calls.length).toBeGreaterThan(0)
    await expect.element(panel).not.toBeInTheDocument()
    await button.click()
    await expect.element(panel).toBeVisible()
  })

  test('the focus loads it too', async () => {
    const importPanel = vi.fn<Import>(() => Promise.resolve(Panel))
    const { button, panel } = mount(importPanel)
    await expect.element(button).toBeVisible()
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    expect(importPanel).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).toBeVisible()
  })

  test('a failure before the press says nothing; one at the press does, and the next press tries again', async () => {
    const toast = vi.spyOn(toasts, 'toast')
    let isOnline = false
    const importPanel = vi.fn<Import>(() =>
      isOnline ? Promise.resolve(Panel) : Promise.reject(new TypeError('did not arrive')),
    )
    const { button, panel } = mount(importPanel)
    await button.hover()
    await expect.poll(() => importPanel.mock.calls.length).toBeGreaterThan(0)
    expect(toast).not.toHaveBeenCalled()
    await button.click()
    await expect
      .poll(() => toast.mock.calls)
      .toContainEqual([expect.objectContaining({ title: dataWords.notLoaded, variant: 'destructive' })])
    await expect.element(panel).not.toBeInTheDocument()
    isOnline = true
    await button.click()
    await expect.element(panel).toBeVisible()
  })
})
