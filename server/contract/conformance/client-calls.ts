/** Clients and tasks that prepare tests. */
import type { Client, ClientNote, ClientProfile, LegalHold } from '../clients/schema.ts'
import { endpoints, referenceHeader } from '../index.ts'
import type { BulkTask, Task } from '../tasks/schema.ts'
import { addCaller, succeed } from './account-calls.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

export const clientProfile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'business',
  advanceTax: 'instalments',
  turnover: 'up-to-2-crore',
  tdsDeductor: true,
  payroll: ['pf'],
}

const admins = new WeakMap<ConformanceTarget, Promise<TestCaller>>()

/** One member of the staff of a target, who prepares. */
export function adminOf(target: ConformanceTarget): Promise<TestCaller> {
  const admin = admins.get(target) ?? addCaller(target, { role: 'admin' })
  admins.set(target, admin)
  return admin
}

/** Adds a client. @param members user names with full access */
export async function addClientOf(
  target: ConformanceTarget,
  members: readonly string[] = [],
  profile: Partial<ClientProfile> = {},
): Promise<Client> {
  const { cookie } = await adminOf(target)
  const { body } = await succeed(target, endpoints.addClient, {
    cookie,
    body: { profile: { ...clientProfile, ...profile } },
  })
  for (const username of members) await setAccess(target, body.id, username, 'full')
  return body
}

export async function setAccess(
  target: ConformanceTarget,
  client: string,
  username: string,
  access: 'full' | 'limited',
): Promise<void> {
  const { cookie } = await adminOf(target)
  await succeed(target, endpoints.setMember, { cookie, params: { client, username }, body: { access } })
}

export const newTask = {
  title: 'Send the purchase invoices',
  detail: 'Those of October, as PDF or photographs.',
  dueOn: '2026-12-05',
  waitsFor: 'client',
  items: ['Invoices of October', 'Bank statement'],
} as const

export async function addTaskOf(
  target: ConformanceTarget,
  client: string,
  body: object = newTask,
): Promise<Task> {
  const { cookie } = await adminOf(target)
  return (await succeed(target, endpoints.addTask, { cookie, params: { client }, body })).body
}

/** Adds a note of the firm about a client. */
export async function addNoteOf(
  target: ConformanceTarget,
  client: string,
  text = 'Prefers calls after 5 pm.',
): Promise<ClientNote> {
  const { cookie } = await adminOf(target)
  const { body } = await succeed(target, endpoints.addClientNote, {
    cookie,
    params: { client },
    body: { text },
    headers: { [referenceHeader]: newReference('CN') },
  })
  return body
}

/** Sets a legal hold on a client, or on a document of it. */
export async function setHoldOf(
  target: ConformanceTarget,
  client: string,
  document: string | null = null,
): Promise<LegalHold> {
  const { cookie } = await adminOf(target)
  const { body } = await succeed(target, endpoints.setHold, {
    cookie,
    params: { client },
    body: { reason: 'Summons of 3 November 2026, under section 70 of the CGST Act.', document },
    headers: { [referenceHeader]: newReference('LH') },
  })
  return body
}

/** Starts to add a task for many clients. */
export async function startBulkOf(
  target: ConformanceTarget,
  cookie: string,
  body: object,
): Promise<BulkTask> {
  const headers = { [referenceHeader]: newReference('BT') }
  return (await succeed(target, endpoints.addBulkTask, { cookie, body, headers })).body
}

/** The first open task of a return, which a client has by its profile. */
export async function returnOf(target: ConformanceTarget, client: string): Promise<Task> {
  const { cookie } = await adminOf(target)
  const { body } = await succeed(target, endpoints.listTasks, { cookie, params: { client, limit: '200' } })
  return body.tasks.find(({ statutory }) => statutory?.isReturn)!
}
