import '@anupalan/design-system/reset'
import { roles, type Role } from '@anupalan/server/contract/core/access'
import type { User } from '@anupalan/server/contract/core/access'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firm } from '../content/firm.ts'
import { takeFlash } from '../chrome/flash.ts'
import { toasts } from '../chrome/toasts/toasts.ts'
import { pageError } from '../ui/page/page-error.words.ts'
import { notFound } from '../ui/page/not-found.words.ts'
import { createSessionStore } from '../session/session-store.ts'
import { imageWords } from './admin/service-image-guide/words.ts'
import { usersWords } from './admin/users/words.ts'
import { App } from './app.tsx'
import { signInWords } from './auth/sign-in/words.ts'
import { Application } from './application.tsx'
import type { Figures, Today } from '@anupalan/server/contract/dashboard/schema'
import { dashboardWords } from './admin/dashboard/words.ts'
import { dashboard } from './client/dashboard/words.ts'
import { client } from './client/portal-walk.test-helper.tsx'
import { tasksWords } from './client/tasks/words.ts'
import { screenTitle } from './screens.ts'

vi.mock(import('./client/documents/screen.tsx'), () => {
  throw new Error('did not arrive')
})

const userOf = (role: Role): User => ({
  username: role,
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role,
})

const quietDay: Today = {
  at: '2026-11-25T06:30:00.000Z',
  meetings: [],
  tasks: { overdue: 0, overdueSince: null, today: 0, week: 0 },
  enquiries: { unanswered: 0, late: 0, nextReplyBy: null },
  applications: { week: 0 },
  mails: { failed: 0 },
}

const noFigures: Figures = {
  spans: [{ from: '2026-11-19', to: '2026-11-25' }],
  enquiries: { received: [0], services: [], sources: [], pages: [], replies: [0, 0, 0, 0] },
  bookings: [0],
  feedback: [],
  views: { counts: [0], pages: [] },
}

/** The response to a call of the portal or of the dashboard, or the user. */
function bodyOf(url: string, role: Role): object {
  const list = /^\/api\/clients\/[^/]+\/(\w+)/.exec(url)?.[1]
  if (list !== undefined) return { [list]: [], hasMore: false }
  if (url.startsWith('/api/users')) return { users: [], hasMore: false, invitations: [] }
  if (url.startsWith('/api/clients')) return { clients: [client], hasMore: false }
  if (url === '/api/service-images') return { images: [] }
  if (url === '/api/dashboard/today') return quietDay
  if (url.startsWith('/api/dashboard/figures')) return noFigures
  return userOf(role)
}

/** Mocks the server's responses. */
function serve(answer: Role | null | 'no answer' | 'failure'): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (answer === 'no answer') return new Promise(() => {})
    if (answer === 'failure') return new Response('', { status: 503 })
    if (answer === null) return new Response('{"message":"Please sign in to continue."}', { status: 401 })
    return new Response(JSON.stringify(bodyOf(url as string, answer)))
  })
}

function render(element: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(element)
  let isMounted = true
  const unmount = () => {
    if (!isMounted) return
    isMounted = false
    root.unmount()
    container.remove()
  }
  onTestFinished(unmount)
  return unmount
}

function open(path: string) {
  const onLeave = vi.fn<(path: string) => void>()
  const session = createSessionStore()
  render(<Application path={path} session={session} onLeave={onLeave} />)
  return { onLeave, session }
}

/** Opens the application at this document's address, as the browser does. */
function openAddress(path?: string): () => void {
  if (path !== undefined) history.pushState(null, '', path)
  return render(
    <BrowserRouter>
      <App session={createSessionStore()} />
    </BrowserRouter>,
  )
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const headings = {
  '/auth': signInWords.client.heading,
  '/admin/login': signInWords.staff.heading,
  '/client/dashboard': client.profile.name,
  '/client/tasks': tasksWords.heading,
  '/admin/dashboard': dashboardWords.heading,
  '/admin/service-image-guide': imageWords.heading,
  '/admin/users': usersWords.heading,
}
const headingOf = (path: keyof typeof headings) => heading(headings[path])
const spinner = page.getByText('Loading…')
const address = () => location.pathname + location.search + location.hash

const home = location.href
beforeEach(() => {
  sessionStorage.clear()
  document.title = ''
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', home)
})

const portal = ['/client/dashboard', '/client/tasks'] as const
const forStaff = ['/admin/dashboard', '/admin/service-image-guide'] as const
const canEnter = (path: string, role: Role) =>
  path.startsWith('/client/') ||
  (path === '/admin/users' ? ['super_admin', 'admin'] : ['super_admin', 'admin', 'readonly']).includes(role)

describe('guards', () => {
  describe.each([...portal, ...forStaff, '/admin/users'] as const)('%s', (path) => {
    test('“Unauthenticated visitors are redirected to /auth”, “Not logged in: redirect to /admin/login”', async () => {
      serve(null)
      openAddress(path)
      const login = path.startsWith('/client/') ? '/auth' : '/admin/login'
      await expect.element(headingOf(login)).toBeVisible()
      expect(address()).toBe(login)
      await expect.poll(() => document.title).toBe(screenTitle(login))
      // Requested although the `signed_in` hint is missing.
      expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/api/user'])
    })

    test.each(roles)('%s', async (role) => {
      serve(role)
      const { onLeave } = open(path)
      if (canEnter(path, role)) {
        await expect.element(headingOf(path)).toBeVisible()
        await expect.poll(() => document.title).toBe(screenTitle(path))
        expect(onLeave).not.toHaveBeenCalled()
        return
      }
      // “Wrong role: redirect to /”, and “is told why”.
      await expect.poll(() => onLeave).toHaveBeenCalledWith('/')
      expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([])
      const { title, text } = takeFlash()!
      expect(title).toBe('That page is not open to your account.')
      expect(text).toMatch(
        /^It is for these roles: Super admin(, Admin and Read-only| and Admin)\. Your role is /,
      )
    })

    test('“while the user is loading, a spinner shows”', async () => {
      serve('no answer')
      open(path)
      await expect.element(spinner).toBeVisible()
      expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([])
    })

    test('a failed request for the user does not redirect', async () => {
      serve('failure')
      openAddress(path)
      await expect.element(heading(pageError.heading)).toBeVisible()
      expect(address()).toBe(path)
    })
  })

  test.each([null, ...roles])(
    '“/admin redirects to /admin/dashboard for those three roles, otherwise to /admin/login”: %s',
    async (role) => {
      serve(role)
      openAddress('/admin')
      const isStaff = role !== null && role !== 'client'
      const path = isStaff ? '/admin/dashboard' : '/admin/login'
      await expect.element(headingOf(path)).toBeVisible()
      expect(address()).toBe(path)
    },
  )

  test.each([null, ...roles])('“Any unknown path shows a not-found page”: %s', async (role) => {
    serve(role)
    openAddress('/client/x')
    await expect.element(heading(notFound.heading)).toBeVisible()
    await expect.poll(() => document.title).toBe(notFound.title)
    expect(address()).toBe('/client/x')
  })
})

describe('a signed-in user', () => {
  test.each([
    ['/auth', 'client', '/client/dashboard'],
    ['/auth', 'readonly', '/admin/dashboard'],
    ['/admin/login', 'admin', '/admin/dashboard'],
    // A client may want to sign in as another user.
    ['/admin/login', 'client', '/admin/login'],
  ] as const)('opens %s as %s: %s', async (path, role, expected) => {
    serve(role)
    openAddress(path)
    await expect.poll(address).toBe(expected)
    await expect.element(headingOf(expected)).toBeVisible()
  })

  test('the login page does not wait for the response', async () => {
    serve('no answer')
    open('/auth')
    await expect.element(headingOf('/auth')).toBeVisible()
  })

  test('is redirected to the requested page, and the login’s toast stays', async () => {
    serve(null)
    const { session } = open('/client/tasks')
    await expect.element(headingOf('/auth')).toBeVisible()
    toasts.toast({ title: 'Login successful', duration: Infinity })
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByText('Login successful')
    await expect.element(toast).toBeVisible()
    serve('client')
    session.send({ type: 'signed in', user: userOf('client') })
    await expect.element(headingOf('/client/tasks')).toHaveFocus()
    await expect.element(toast).toBeVisible()
    // The return path is cleared once reached.
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  test('also after a reload and a fragment navigation', async () => {
    serve(null)
    const unmount = openAddress('/client/tasks?year=2026#due')
    await expect.element(headingOf('/auth')).toBeVisible()
    expect(address()).toBe('/auth')
    unmount()
    history.replaceState(history.state, '', '/auth')
    const unmountAgain = openAddress()
    await expect.element(headingOf('/auth')).toBeVisible()
    location.hash = 'main'
    await expect.poll(() => history.state).toBeNull()
    unmountAgain()
    serve('client')
    openAddress()
    await expect.element(headingOf('/client/tasks')).toBeVisible()
    expect(address()).toBe('/client/tasks?year=2026#due')
  })
})

describe('a navigation', () => {
  test('scrolls to the top and focuses the heading; after Back the followed link is focused', async () => {
    serve('client')
    openAddress('/client/tasks')
    await expect.element(headingOf('/client/tasks')).toBeVisible()
    await expect.element(headingOf('/client/tasks')).not.toHaveFocus()
    scrollTo({ top: 200, behavior: 'instant' })
    const link = page.getByRole('link', { name: 'Dashboard' })
    await link.click()
    await expect.element(headingOf('/client/dashboard')).toHaveFocus()
    expect([address(), document.title, scrollY]).toEqual([
      '/client/dashboard',
      screenTitle('/client/dashboard'),
      0,
    ])
    history.back()
    await expect.element(headingOf('/client/tasks')).toBeVisible()
    await expect.poll(() => document.title).toBe(screenTitle('/client/tasks'))
    await expect.element(link).toHaveFocus()
    // The same of a link in the screen, which is rendered again.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const followed = page.getByRole('link', { name: dashboard.allTasks })
    await followed.click()
    await expect.element(headingOf('/client/tasks')).toHaveFocus()
    history.back()
    await expect.element(headingOf('/client/dashboard')).toBeVisible()
    await expect.element(followed).toHaveFocus()
  })

  test('to a document is left to the browser', async () => {
    serve('client')
    open('/client/tasks')
    await expect.element(headingOf('/client/tasks')).toBeVisible()
    let isPrevented: boolean | undefined
    addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await page
      .getByRole('link', { name: `${firm.name}, home` })
      .first()
      .click()
    expect(isPrevented).toBe(false)
  })
})

test('a failed screen shows the error page inside its layout, and other screens still work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('client')
  open('/client/documents')
  await expect.element(page.getByRole('alert').getByRole('link', { name: pageError.reload })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(headingOf('/client/dashboard')).toBeVisible()
})
