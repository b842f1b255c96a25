import { isoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Approval, DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import type { ItemStatus } from '@anupalan/server/contract/documents/rules'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { expect, test } from 'vitest'
import { isForApproval, waitingEntries, type WaitingEntry } from './waiting-entries.ts'

const item = (id: string, status: ItemStatus): RequestItem => ({
  id,
  title: id,
  note: '',
  category: 'gst',
  year: null,
  status,
  documents: [],
  history: [],
})

const request = (id: string, dueOn: IsoDate | null, items: RequestItem[]): DocumentRequest => ({
  id,
  title: id,
  note: '',
  dueOn,
  task: null,
  items,
  waitsFor: 'client',
  createdAt: '2026-11-20T04:30:00.000Z',
  version: 1,
})

const approval: Approval = {
  id: 'approval',
  document: { id: 'computation', name: 'Computation.pdf' },
  number: 1,
  sha256: '',
  note: '',
  status: 'waiting',
  askedAt: '2026-11-20T04:30:00.000Z',
  askedBy: { fullName: 'Imran Sheikh', isStaff: true },
  decidedAt: null,
  decidedBy: null,
  reason: '',
}

const task = (id: string, dueOn: IsoDate | null, waitsFor: Task['waitsFor'] = 'client'): Task => ({
  id,
  title: id,
  detail: '',
  dueOn,
  statutory: null,
  waitsFor,
  doneAt: null,
  doneBy: null,
  checklist: [],
  filing: [],
  comments: 0,
  unread: 0,
  version: 1,
})

const early = isoDate(2026, 11, 30)
const late = isoDate(2027, 1, 7)

function idOf(entry: WaitingEntry): string {
  if (entry.kind === 'item') return entry.item.id
  return entry.kind === 'task' ? entry.task.id : entry.approval.id
}

const idsOf = (entries: readonly WaitingEntry[]) => entries.map(idOf)

test('only what waits for the client is listed', () => {
  const statuses = ['asked', 'sent', 'not-applicable', 'sent-otherwise', 'returned', 'accepted'] as const
  const entries = waitingEntries({
    requests: [
      request(
        'papers',
        null,
        statuses.map((status) => item(status, status)),
      ),
    ],
    approvals: [],
    tasks: [task('of the client', null), task('of the firm', null, 'firm')],
  })
  expect(idsOf(entries)).toEqual(['asked', 'returned', 'of the client'])
})

test('by date, whatever it is; without one at the end', () => {
  const entries = waitingEntries({
    requests: [
      request('late', late, [item('late item', 'asked')]),
      request('undated', null, [item('undated item', 'asked')]),
      request('early', early, [item('early item', 'asked')]),
    ],
    approvals: [approval],
    tasks: [task('late task', late), task('early task', early), task('undated task', null)],
  })
  expect(idsOf(entries)).toEqual([
    'early item',
    'early task',
    'late item',
    'late task',
    'undated item',
    'approval',
    'undated task',
  ])
})

test('for approval are documents, and a return as long as its last status says so', () => {
  const on = isoDate(2026, 11, 23)
  const asked = { status: 'for-approval', on, acknowledgement: '' } as const
  const prepared = { status: 'in-preparation', on, acknowledgement: '' } as const
  const isTaskForApproval = (filing: Task['filing']) =>
    isForApproval({ kind: 'task', dueOn: null, task: { ...task('return', null), filing } })
  expect(isForApproval({ kind: 'approval', dueOn: null, approval })).toBe(true)
  expect(isTaskForApproval([prepared, asked])).toBe(true)
  expect(isTaskForApproval([asked, prepared])).toBe(false)
  expect(isTaskForApproval([])).toBe(false)
})
