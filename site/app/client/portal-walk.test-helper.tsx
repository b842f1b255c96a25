/** What the walks of the portal share: one client, the responses to its reads, and a keyboard. */
import type { ListedClient } from '@anupalan/server/contract/clients/schema'
import type { DocumentRequest } from '@anupalan/server/contract/documents/schema'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { Application } from '../application.tsx'
import { asha } from './sample-tasks.ts'

/** One client without tasks and documents. */
export const client: ListedClient = {
  id: 'rao-textiles',
  profile: {
    name: 'Rao Textiles',
    constitution: 'proprietorship',
    gst: 'monthly',
    state: '29',
    filing: 'business',
    advanceTax: 'instalments',
    turnover: 'unknown',
    tdsDeductor: false,
    payroll: [],
  },
  pan: '',
  gstin: '',
  consultant: null,
  version: 1,
  access: 'full',
  waiting: 0,
}

const item = (id: string, title: string): DocumentRequest['items'][number] => ({
  id,
  title,
  note: '',
  category: 'sales',
  year: '2026-27',
  status: 'asked',
  documents: [],
  history: [],
})

/** One that waits for the client, with two items. */
export const request: DocumentRequest = {
  id: 'gst-papers',
  title: 'Papers for GSTR-3B of October 2026',
  note: '',
  dueOn: '2026-12-05',
  task: null,
  items: [item('invoices', 'Sales invoices of October'), item('bills', 'खरीद के बिल, अक्टूबर')],
  waitsFor: 'client',
  createdAt: '2026-11-20T04:30:00.000Z',
  version: 1,
}

const lists: Readonly<Record<string, readonly object[]>> = { clients: [client], requests: [request] }

/** The response to a read: the user, or a list that is empty but for the client and its request. */
export function readOf(url: string): Response {
  const name = /^\/api\/(?:clients\/[^/]+\/)?(clients|requests|approvals|documents|tasks|activity)/.exec(
    url,
  )?.[1]
  const body = name === undefined ? asha : { [name]: lists[name] ?? [], hasMore: false }
  return new Response(JSON.stringify(body))
}

/** Opens the application as a client who is signed in. @param fetchMock of every call that is not of an upload */
export function openPortal(
  path: string,
  fetchMock: (url: string, init?: RequestInit) => Promise<Response>,
): void {
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => fetchMock(url as string, init))
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Application path={path} />)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    vi.restoreAllMocks()
  })
}

/** More tab stops than a screen has. */
const MAX_STOPS = 90

/** Moves the focus to an element by Tab alone. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (document.activeElement === target.element()) return
    await userEvent.tab()
  }
  throw new Error('Tab does not lead there.')
}

/** Presses an element by Tab up to it and Enter. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await userEvent.keyboard('{Enter}')
}
