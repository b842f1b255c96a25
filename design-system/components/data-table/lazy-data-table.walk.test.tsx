/** When the native table is replaced by the grid, with real focus, presses and selections of text. */
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clients } from './data-table.samples.ts'
import { LazyDataTable } from './index.ts'
import { importDataTableGrid } from './use-data-table-grid.ts'

type Grid = Awaited<ReturnType<typeof importDataTableGrid>>

const native = page.getByRole('table', { name: 'Clients' })
const grid = page.getByRole('grid', { name: 'Clients' })
const before = page.getByRole('button', { name: 'Before' })
const link = page.getByRole('link', { name: 'Rao Sweets' })

/** The table in the page. @returns loads the grid */
async function show(): Promise<() => Promise<void>> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const Grid = await importDataTableGrid()
  const { promise, resolve } = Promise.withResolvers<Grid>()
  root.render(
    <>
      <button type="button">Before</button>
      <LazyDataTable
        caption="Clients"
        columns={[
          {
            id: 'name',
            label: 'Client',
            isSortable: true,
            cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
          },
          { id: 'payable', label: 'Payable', kind: 'figure', cell: ({ payable }) => payable },
        ]}
        rows={clients}
        sort={{ column: 'name', direction: 'ascending' }}
        onSortChange={() => {}}
        importGrid={() => promise}
      />
    </>,
  )
  await expect.element(native).toBeVisible()
  return async () => {
    resolve(Grid)
    // Longer than the time that a click takes after its press.
    await new Promise((end) => setTimeout(end, 400))
  }
}

const boxOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height]
  })

test('the grid has the place and the size of the native table', async () => {
  const load = await show()
  const cells = 'th, td, [role=group]'
  const boxes = boxOf(cells)
  expect(boxes).toHaveLength(2 + 2 * clients.length + 1)
  await load()
  await expect.element(grid).toBeVisible()
  expect(boxOf(cells)).toEqual(boxes)
})

test('the focus is not lost: the native table is replaced once the focus leaves it', async () => {
  const load = await show()
  await before.click()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(link).toHaveFocus()
  await load()
  await expect.element(link).toHaveFocus()
  await expect.element(native).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: /^Deccan|लक्ष्मी/ }).first()).toHaveFocus()
  await expect.element(native).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}')
  await expect.element(before).toHaveFocus()
  await expect.element(grid).toBeVisible()
  await expect.element(before).toHaveFocus()
})

test('selected text is not lost', async () => {
  const load = await show()
  document.getSelection()?.selectAllChildren(link.element())
  await load()
  expect(String(document.getSelection())).toBe('Rao Sweets')
  await expect.element(native).toBeVisible()
  document.getSelection()?.removeAllRanges()
  await expect.element(grid).toBeVisible()
})

test('it is announced by nothing but its role', async () => {
  const load = await show()
  const status = page.getByRole('status').element()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  await load()
  await expect.element(grid).toBeVisible()
  expect(page.getByRole('status').element()).toBe(status)
  expect([...changes, ...observer.takeRecords()]).toEqual([])
})
