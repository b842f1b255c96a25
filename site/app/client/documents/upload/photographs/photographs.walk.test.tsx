import '@anupalan/design-system/reset'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PhotographAction } from './photograph-row.tsx'
import { PhotographsDialog, type PhotographsDialogProps } from './photographs-dialog.tsx'
import { billFiles, bills } from './sample-photographs.ts'
import { photographsWords as words } from './words.ts'

const [first, second, third] = billFiles.map(({ name }) => name) as [string, string, string]

function mount() {
  const send = vi.fn<PhotographsDialogProps['send']>()
  function Stateful() {
    const [photographs, change] = useState(bills)
    return <PhotographsDialog photographs={photographs} change={change} defaultName="Bills" send={send} />
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Stateful />)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return send
}

const button = (action: PhotographAction, name: string, number: number) =>
  page.getByRole('button', { name: words.actionOf[action](name, number), exact: true })

const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('bdi')?.textContent)

/** Presses Tab until an element has the focus. */
async function tabTo(element: ReturnType<typeof button>): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== element.query(); presses++)
    await userEvent.tab()
  await expect.element(element).toHaveFocus()
}

test('photographs are sorted, removed, named and joined by keyboard alone', async () => {
  const send = mount()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(order()).toEqual([first, second, third])

  await tabTo(button('up', third, 3))
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual([first, third, second])
  await expect.element(page.getByText(words.moved(third, 2, 3))).toBeInTheDocument()
  await expect.element(button('up', third, 2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual([third, first, second])
  // The first one cannot be moved up: the focus stays with it.
  await expect.element(button('down', third, 1)).toHaveFocus()

  await tabTo(button('remove', first, 2))
  await userEvent.keyboard(' ')
  expect(order()).toEqual([third, second])
  await expect.element(page.getByText(words.removed(first))).toBeInTheDocument()
  await expect.element(button('remove', second, 2)).toHaveFocus()

  const field = page.getByRole('textbox', { name: words.name })
  await tabTo(field)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('October bills{Enter}')
  await expect.poll(() => send.mock.calls.length).toBe(1)
  const [[file]] = send.mock.calls[0]!
  expect(file).toMatchObject({ name: 'October bills.pdf', type: 'application/pdf' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Escape loses no photograph, and the last one that is removed closes the dialog', async () => {
  const send = mount()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  for (const [name, number] of [
    [third, 3],
    [second, 2],
    [first, 1],
  ] as const) {
    await tabTo(button('remove', name, number))
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})
