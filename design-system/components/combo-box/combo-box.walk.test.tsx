/** Escape in a modal dialog, with the keys of the browser, whose own closing of the dialog a synthetic event has not. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { ComboBox } from './index.ts'

const dialog = page.getByRole('dialog')
const input = page.getByRole('combobox', { name: 'Consultant' })
const list = page.getByRole('listbox')

function DialogWithComboBox() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog title="New task" isOpen={isOpen} onOpenChange={setOpen}>
      <ComboBox label="Consultant" options={[{ value: 'zubair', label: 'Zubair' }]} />
    </Dialog>
  )
}

test('Escape closes an open list, and the dialog only once the list is closed', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<DialogWithComboBox />)
  await userEvent.click(input)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
