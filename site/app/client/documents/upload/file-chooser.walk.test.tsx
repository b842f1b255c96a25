import '@anupalan/design-system/reset'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { documentsWords } from '../words.ts'
import { FileChooser } from './file-chooser.tsx'

const dropText = 'or drop them here'
const button = () => page.getByRole('button', { name: documentsWords.send.chooseLabel })

/** Renders at once, so that what follows happens before the drop zone is loaded. */
function mount() {
  const choose = vi.fn<(files: readonly File[]) => void>()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(<FileChooser onChoose={choose} />))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return { choose, container }
}

test('with a mouse it becomes a drop zone of the same name', async () => {
  mount()
  await expect.element(page.getByText(dropText)).toBeVisible()
  await expect.element(button()).toBeInTheDocument()
})

test('once it has the focus it stays a button, and accepts dropped files', async () => {
  const { choose, container } = mount()
  const focused = container.querySelector('button')!
  focused.focus()
  await import('./file-drop-zone.tsx')
  // What the loaded module would change is rendered by the second frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(page.getByText(dropText).query()).toBeNull()
  expect(document.activeElement).toBe(focused)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  for (const type of ['dragover', 'drop'])
    focused.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  expect(choose).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })])
})
