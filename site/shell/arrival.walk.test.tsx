import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Arrival } from './arrival.tsx'
import { renderInSlices } from './slices.ts'

vi.mock(import('./slices.ts'), () => ({ renderInOneGo: vi.fn(), renderInSlices: vi.fn() }))

beforeEach(() => vi.clearAllMocks())

/** A page that has no heading fails while it is rendered. */
const named = (heading?: string) => () => {
  if (heading === undefined) throw new Error('no page')
  return <h1 tabIndex={-1}>{heading}</h1>
}

function mount() {
  const router = createMemoryRouter([
    {
      element: (
        <main>
          <Outlet />
          <Arrival />
        </main>
      ),
      errorElement: <p>It failed.</p>,
      children: [
        { path: '/', Component: named('Home') },
        { path: '/tools', Component: named('Tools') },
        { path: '/pricing', Component: named() },
      ],
    },
  ])
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(<RouterProvider router={router} />)
  return router
}

test('a move is over when its page is there: what comes after it is rendered in slices again', async () => {
  const router = mount()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.poll(() => vi.mocked(renderInSlices).mock.calls.length).toBeGreaterThan(0)
  vi.clearAllMocks()
  await router.navigate('/tools')
  await expect.element(page.getByRole('heading', { name: 'Tools' })).toHaveFocus()
  await expect.poll(() => vi.mocked(renderInSlices).mock.calls.length).toBeGreaterThan(0)
})

test('also where the page fails', async () => {
  // The router tells of it.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const router = mount()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.poll(() => vi.mocked(renderInSlices).mock.calls.length).toBeGreaterThan(0)
  vi.clearAllMocks()
  await router.navigate('/pricing')
  await expect.element(page.getByText('It failed.')).toBeVisible()
  await expect.poll(() => vi.mocked(renderInSlices).mock.calls.length).toBeGreaterThan(0)
})
