import type * as clients from '../clients/endpoints.ts'
import type * as tasks from '../tasks/endpoints.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { newUsername, succeed } from './account-calls.ts'
import {
  addClientOf,
  addNoteOf,
  addTaskOf,
  adminOf,
  clientProfile,
  newTask,
  returnOf,
  setAccess,
  setHoldOf,
  startBulkOf,
} from './client-calls.ts'
import { fileOf } from './import-files.ts'
import { newReference } from './requests.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

/** An id that nothing has. */
export const missingId = '00000000-0000-4000-8000-000000000000'

const isMember = async (target: ConformanceTarget, client: string, { username }: TestCaller) => {
  // The staff sees every client, and cannot be a member.
  await setAccess(target, client, username, 'full').catch(() => undefined)
}

/** A new client, whose member the caller is. */
export async function ownClient(target: ConformanceTarget, caller: TestCaller): Promise<string> {
  const { id } = await addClientOf(target)
  await isMember(target, id, caller)
  return id
}

export const ofAClient = {
  prepare: async (target, caller) => ({ params: { client: await ownClient(target, caller) } }),
  missing: () => ({ client: missingId }),
} satisfies AnySample

const ofAMember = {
  async prepare(target) {
    const username = await target.addAccount()
    const { id } = await addClientOf(target, [username])
    return { params: { client: id, username } }
  },
  missing: () => ({ client: missingId, username: 'nobody.has.this.name' }),
} satisfies AnySample

const ofATask = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    return { params: { client, task: (await addTaskOf(target, client)).id } }
  },
  missing: () => ({ client: missingId, task: missingId }),
} satisfies AnySample

const ofANote = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    return { params: { client, note: (await addNoteOf(target, client)).reference } }
  },
  missing: () => ({ client: missingId, note: 'CN-0000-0000-0000' }),
} satisfies AnySample

const ofAHold = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    return { params: { client, hold: (await setHoldOf(target, client)).reference } }
  },
  missing: () => ({ client: missingId, hold: 'LH-0000-0000-0000' }),
} satisfies AnySample

const bulkTask = { ...newTask, items: [...newTask.items], clients: 1 }

/** For the only client of a consultant. */
const ofManyClients = {
  async prepare(target: ConformanceTarget) {
    const consultant = await target.addAccount({ role: 'admin' })
    const { cookie } = await adminOf(target)
    await succeed(target, endpoints.addClient, { cookie, body: { profile: clientProfile, consultant } })
    const body = { ...bulkTask, consultant }
    return { body, changed: { ...body, title: 'Send the sales invoices' } }
  },
} satisfies AnySample

/** The link in a mail about tasks. */
const ofAMail = {
  prepare: async (target) => ({
    params: { token: await target.unsubscribeKey(await target.addAccount()) },
  }),
} satisfies AnySample

/** Of a consultant who has one client. */
const ofALeavingConsultant = {
  async prepare(target: ConformanceTarget) {
    const [from, to, other] = [
      await target.addAccount({ role: 'admin' }),
      await target.addAccount({ role: 'admin' }),
      await target.addAccount({ role: 'admin' }),
    ]
    const { cookie } = await adminOf(target)
    await succeed(target, endpoints.addClient, {
      cookie,
      body: { profile: clientProfile, consultant: from },
    })
    const body = { from, to, clients: 1 }
    return { body, changed: { ...body, to: other } }
  },
} satisfies AnySample

const ofAReassignment = {
  async prepare(target: ConformanceTarget) {
    const { body } = await ofALeavingConsultant.prepare(target)
    const { cookie } = await adminOf(target)
    const headers = { [referenceHeader]: newReference('RA') }
    const started = await succeed(target, endpoints.reassignClients, { cookie, body, headers })
    return { params: { reassignment: started.body.reference } }
  },
  missing: () => ({ reassignment: 'RA-0000-0000-0000' }),
} satisfies AnySample

/** A file with one new client, which has no identifier. */
const ofANewFile = {
  prepare: () => {
    const body = { file: fileOf([{ Name: `Sample ${newUsername()}` }]), clients: 1 }
    return Promise.resolve({
      body,
      changed: { ...body, file: fileOf([{ Name: `Sample ${newUsername()}` }]) },
    })
  },
} satisfies AnySample

const ofAnImport = {
  async prepare(target: ConformanceTarget) {
    const { cookie } = await adminOf(target)
    const headers = { [referenceHeader]: newReference('CI') }
    const body = { file: fileOf([{ Name: `Sample ${newUsername()}` }]), clients: 1 }
    const started = await succeed(target, endpoints.importClients, { cookie, body, headers })
    return { params: { import: started.body.reference } }
  },
  missing: () => ({ import: 'CI-0000-0000-0000' }),
} satisfies AnySample

export const clientSamples: Samples<typeof clients> = {
  listClients: { invalidParams: [{ limit: '0' }, { limit: '101' }, { limit: 'many' }] },
  getClient: ofAClient,
  viewClient: ofAClient,
  addClient: { body: { profile: clientProfile } },
  updateClient: { ...ofAClient, body: { profile: { ...clientProfile, gst: 'qrmp' }, version: 1 } },
  listMembers: ofAClient,
  setMember: { ...ofAMember, body: { access: 'limited' } },
  inviteMember: { ...ofAClient, body: { fullName: 'Meera Rao', email: 'meera.rao@example.in' } },
  removeMember: ofAMember,
  listRoster: { invalidParams: [{ limit: '0' }, { sort: 'size' }, { order: 'up' }] },
  listConsultants: {},
  reassignClients: {
    ...ofALeavingConsultant,
    body: { from: 'kavita', to: 'imran', clients: 1 },
    changed: { from: 'kavita', to: 'divya', clients: 1 },
  },
  listReassignments: {},
  stopReassignment: ofAReassignment,
  listClientNotes: { ...ofAClient, invalidParams: [{ limit: '0' }, { limit: '101' }] },
  addClientNote: {
    ...ofAClient,
    body: { text: 'Prefers calls after 5 pm.' },
    changed: { text: 'Prefers calls before noon.' },
  },
  updateClientNote: { ...ofANote, body: { text: 'Prefers calls before noon.', version: 1 } },
  removeClientNote: ofANote,
  checkClientImport: { body: { file: fileOf([{ Name: 'Sample Traders' }]) } },
  importClients: {
    ...ofANewFile,
    body: { file: fileOf([{ Name: 'Sample Traders' }]), clients: 1 },
    changed: { file: fileOf([{ Name: 'Sample Stores' }]), clients: 1 },
  },
  listClientImports: {},
  stopClientImport: ofAnImport,
  listHolds: ofAClient,
  setHold: {
    ...ofAClient,
    body: { reason: 'Summons of 3 November 2026.' },
    changed: { reason: 'Appeal before the tribunal.' },
  },
  endHold: { ...ofAHold, body: { reason: 'The proceedings have ended.' } },
}

export const taskSamples: Samples<typeof tasks> = {
  listTasks: {
    ...ofAClient,
    invalidParams: [{ limit: '0' }, { limit: '201' }, { status: 'late' }],
  },
  getTask: ofATask,
  addTask: { ...ofAClient, body: { ...newTask, items: [...newTask.items] } },
  updateTask: { ...ofATask, body: { ...newTask, items: ['Bank statement'], version: 1 } },
  completeTask: { ...ofATask, as: 'client' },
  reopenTask: { ...ofATask, as: 'client' },
  setTaskItem: {
    as: 'client',
    body: { isDone: true },
    async prepare(target, caller) {
      const client = await ownClient(target, caller)
      const { id, checklist } = await addTaskOf(target, client)
      return { params: { client, task: id, item: checklist[0]?.id ?? '' } }
    },
    missing: () => ({ client: missingId, task: missingId, item: missingId }),
  },
  setFilingStatus: {
    ...ofATask,
    body: { status: 'filed', acknowledgement: 'AA2911260000001' },
    async prepare(target, caller) {
      const client = await ownClient(target, caller)
      return { params: { client, task: (await returnOf(target, client)).id } }
    },
  },
  addTaskComment: {
    ...ofATask,
    as: 'client',
    invalidParams: [],
    body: { text: 'Which invoices are missing?' },
    changed: { text: 'Which bank statement is missing?' },
  },
  markTaskRead: ofATask,
  getTaskMails: {},
  setTaskMails: { body: { isOn: false } },
  openUnsubscribe: ofAMail,
  unsubscribe: ofAMail,
  countBulkTask: { invalidParams: [{ gst: 'yearly' }, { constitution: 'trust' }] },
  addBulkTask: {
    ...ofManyClients,
    body: bulkTask,
    changed: { ...bulkTask, title: 'Send the sales invoices' },
  },
  listBulkTasks: {},
  listReturns: {
    prepare: () => Promise.resolve({ params: { month: '2026-11' } }),
    invalidParams: [{ month: '2026-13' }, { month: 'November' }, { month: '2026-11', limit: '0' }],
  },
  stopBulkTask: {
    async prepare(target, caller) {
      const { body } = await ofManyClients.prepare(target)
      const { cookie } = await adminOf(target)
      const { reference } = await startBulkOf(target, cookie, body)
      return { params: { bulk: reference }, cookie: caller.cookie }
    },
    missing: () => ({ bulk: 'BT-0000-0000-0000' }),
  },
}
