/** The Tab stops of a data table with real keys: simulated ones do not follow the focus that react-aria moves. */
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clients } from './data-table.samples.ts'
import { DataTable } from './index.ts'

test('it is one Tab stop, which remembers its row', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <>
      <button type="button">Before</button>
      <DataTable
        caption="Clients"
        columns={[{ id: 'name', label: 'Client', isSortable: true, cell: ({ name }) => name }]}
        rows={clients}
        selectionMode="multiple"
        onSelectionChange={() => {}}
      />
      <button type="button">After</button>
    </>,
  )
  const before = page.getByRole('button', { name: 'Before' })
  const after = page.getByRole('button', { name: 'After' })
  // Until it is measured, the box around the rows is a Tab stop too.
  await expect.element(page.getByRole('group', { name: 'Clients' })).not.toHaveAttribute('tabindex')
  await before.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('row', { name: 'Rao Sweets' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  await expect.element(after).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('row', { name: /^Deccan/ })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(before).toHaveFocus()
})
