import '@anupalan/design-system/reset'
import type { User } from '@anupalan/server/contract/core/access'
import { getAccount, listSessions, updateAccount } from '@anupalan/server/contract/accounts/endpoints'
import { problemBody, problems, type ProblemName } from '@anupalan/server/contract/core/problems'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSessionStore, type SessionStore } from '../../session/session-store.ts'
import { SessionProvider } from '../../session/session.tsx'
import { apiOf } from '../../ui/api.ts'
import { DataProvider } from './data-provider.tsx'
import { Loaded } from './loaded.tsx'
import { useApiMutation, useApiQuery } from './use-api.ts'

const api = apiOf({ getAccount, listSessions, updateAccount })

const user: User = { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' }

/** Response of each path; the name of a problem, or a body. */
let answers: Record<string, ProblemName | 'offline' | object>
/** Paths that were called, in order. */
let calls: string[]

beforeEach(() => {
  calls = []
  answers = {
    'GET /api/user': user,
    'GET /api/account': { user },
    'GET /api/account/sessions': { sessions: [] },
    'PATCH /api/account': user,
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const call = `${init?.method} ${url as string}`
    calls.push(call)
    const answer = answers[call]!
    if (answer === 'offline') throw new TypeError('offline')
    if (typeof answer === 'object') return new Response(JSON.stringify(answer))
    return new Response(JSON.stringify(problemBody({ problem: answer })), { status: problems[answer].status })
  })
})
afterEach(() => void vi.restoreAllMocks())

let client: QueryClient

function Name() {
  const ownClient = useQueryClient()
  useEffect(() => {
    client = ownClient
  }, [ownClient])
  const account = useApiQuery(api, 'getAccount')
  return <Loaded query={account}>{(data) => <p>Name: {data.user.fullName}</p>}</Loaded>
}

function Rename() {
  const rename = useApiMutation(api, 'updateAccount', { refreshes: ['getAccount', 'listSessions'] })
  return (
    <button type="button" onClick={() => rename.mutate({ body: { fullName: 'Asha Rao Kulkarni' } })}>
      Rename {rename.status}
    </button>
  )
}

function open(): SessionStore {
  const session = createSessionStore()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <SessionProvider store={session}>
      <DataProvider>
        <Name />
        <Name />
        <Rename />
      </DataProvider>
    </SessionProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return session
}

const named = (name: string) => page.getByText(`Name: ${name}`).first()

test('two components share one call, and a write fetches again what it has changed and is displayed', async () => {
  open()
  await expect.element(named('Asha Rao')).toBeVisible()
  expect(calls).toEqual(['GET /api/account'])
  answers['GET /api/account'] = { user: { ...user, fullName: 'Asha Rao Kulkarni' } }
  await userEvent.click(page.getByRole('button', { name: 'Rename idle' }))
  await expect.element(named('Asha Rao Kulkarni')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rename success' })).toBeVisible()
  expect(calls.slice(1)).toEqual(['PATCH /api/account', 'GET /api/account'])
})

test.each([
  ['unavailable', /not available at the moment/],
  ['offline', /check your connection/],
] as const)('%s: an alert with a button that loads it', async (answer, text) => {
  answers['GET /api/account'] = answer
  open()
  await expect.element(page.getByText(text).first()).toBeVisible()
  answers['GET /api/account'] = { user }
  await userEvent.click(page.getByRole('button', { name: 'Try again' }).first())
  await expect.element(named('Asha Rao')).toBeVisible()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('')
})

test('data stays on the page if a refresh of it fails', async () => {
  open()
  await expect.element(named('Asha Rao')).toBeVisible()
  answers['GET /api/account'] = 'unavailable'
  await userEvent.click(page.getByRole('button', { name: 'Rename idle' }))
  await expect.element(page.getByText(/not available at the moment/).first()).toBeVisible()
  await expect.element(named('Asha Rao')).toBeVisible()
})

test('a 401 signs the user out if the server knows no user any more', async () => {
  const session = open()
  session.send({ type: 'signed in', user })
  await expect.element(named('Asha Rao')).toBeVisible()
  answers['PATCH /api/account'] = 'notSignedIn'
  answers['GET /api/user'] = 'notSignedIn'
  await userEvent.click(page.getByRole('button', { name: 'Rename idle' }))
  await expect.poll(() => session.get().state).toBe('signed out')
})

test('a 401 that concerns one step only does not', async () => {
  const session = open()
  session.send({ type: 'signed in', user })
  answers['PATCH /api/account'] = 'signInExpired'
  await userEvent.click(page.getByRole('button', { name: 'Rename idle' }))
  await expect.poll(() => calls).toContain('GET /api/user')
  await expect.element(page.getByRole('button', { name: 'Rename error' })).toBeVisible()
  expect(session.get().state).toBe('signed in')
})

test('a 403 loads the user again, whose role may have changed', async () => {
  const session = open()
  session.send({ type: 'signed in', user })
  answers['PATCH /api/account'] = 'secondFactorNeeded'
  answers['GET /api/user'] = { ...user, needsSecondFactor: true }
  await userEvent.click(page.getByRole('button', { name: 'Rename idle' }))
  await expect.poll(() => session.get().user?.needsSecondFactor).toBe(true)
})

test('Sign-out clears every cached answer, as does another user; a new name does not', async () => {
  const session = open()
  session.send({ type: 'signed in', user })
  await expect.element(named('Asha Rao')).toBeVisible()
  await expect.poll(() => session.get().user).toEqual(user)
  const clear = vi.spyOn(client, 'clear')
  session.send({ type: 'signed in', user: { ...user, fullName: 'Asha R.' } })
  await expect.poll(() => session.get().user?.fullName).toBe('Asha R.')
  expect(clear).not.toHaveBeenCalled()
  session.send({ type: 'signed in', user: { ...user, username: 'ravi' } })
  await expect.poll(() => clear).toHaveBeenCalledTimes(1)
  session.send({ type: 'signed out' })
  await expect.poll(() => clear).toHaveBeenCalledTimes(2)
  expect(
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([])
})
