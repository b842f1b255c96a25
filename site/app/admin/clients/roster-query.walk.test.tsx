import { createRoot } from 'react-dom/client'
import { MemoryRouter, useNavigationType } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useRosterQuery } from './roster-query.ts'

function Probe() {
  const [{ search }, change] = useRosterQuery('kavita')
  const type = useNavigationType()
  return (
    <button type="button" onClick={() => change({ search: `${search}o` })}>
      {`${search} ${type}`}
    </button>
  )
}

test('what is typed in the search replaces the entry of the history, so that Back leaves the list at once', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <MemoryRouter initialEntries={['/admin/clients?search=ra']}>
      <Probe />
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: 'ra POP' }).click()
  await expect.element(page.getByRole('button')).toHaveTextContent('rao REPLACE')
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('raoo REPLACE')
})
