import '@anupalan/design-system/reset'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PreviewDialog } from './preview-dialog.tsx'
import { billsPdf, openedAs } from './sample-previews.ts'
import { previewWords as words } from './words.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const canvasOf = (number: number) => page.getByRole('img', { name: words.page(number, 3) })

/** Presses Tab until an element has the focus. */
async function tabTo(element: ReturnType<typeof button>): Promise<void> {
  for (let presses = 0; presses < 20 && document.activeElement !== element.query(); presses++)
    await userEvent.tab()
  await expect.element(element).toHaveFocus()
}

test('a PDF is read page by page and enlarged by keyboard alone, in 320 px', async () => {
  await page.viewport(320, 640)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <PreviewDialog preview={openedAs('pdf', 'Bills.pdf', await billsPdf())} onDownload={() => {}} />,
  )
  onTestFinished(async () => {
    root.unmount()
    container.remove()
    await page.viewport(1280, 800)
  })
  await expect.element(canvasOf(1)).toHaveAttribute('aria-busy', 'false')

  await tabTo(button(words.next.name))
  await userEvent.keyboard('{Enter}')
  await expect.element(canvasOf(2)).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByText(words.page(2, 3), { exact: true })).toBeVisible()
  await expect.element(button(words.next.name)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(canvasOf(3)).toHaveAttribute('aria-busy', 'false')
  // There is no next page: the focus stays in the group.
  await expect.element(button(words.previous.name)).toHaveFocus()

  const widthOf = () => (canvasOf(3).query() as HTMLCanvasElement).width
  const before = widthOf()
  await tabTo(button(words.larger.name))
  await userEvent.keyboard(' ')
  await expect.poll(widthOf).toBe(Math.floor(before * 1.5))
  const box = page.getByRole('region', { name: words.content('Bills.pdf') })
  await tabTo(box)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => box.query()!.scrollLeft).toBeGreaterThan(0)
  expect(document.documentElement.scrollWidth).toBe(320)
})
