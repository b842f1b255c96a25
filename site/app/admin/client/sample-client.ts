/** Fills the mocked API for stories of the page of a client. */
import type { User } from '@anupalan/server/contract/core/access'
import type { DocumentsMockState } from '../../client/sample-documents.ts'

/** The part of the mock's state that the stories fill. */
export interface ClientMockState extends DocumentsMockState {
  user: User | null
}

const client = 'rao-textiles'

const member = (username: string, access: 'full' | 'limited') => ({
  client,
  username,
  access,
  addedAt: '2026-04-01T04:30:00.000Z',
})

/** Gives `farhan` limited access beside the full access of `asha`. */
export function addSecondMember({ clientMembers }: ClientMockState): void {
  clientMembers.set(`${client}/farhan`, member('farhan', 'limited'))
}

/** Leaves the client without members. */
export function removeMembers({ clientMembers }: ClientMockState): void {
  clientMembers.clear()
}

/** Without a consultant. */
export function removeConsultant({ clients }: ClientMockState): void {
  clients.set(client, { ...clients.get(client), consultant: null })
}

/** What somebody else changes of the profile meanwhile. */
export function changeProfile({ clients }: ClientMockState, changed: object): void {
  const stored = clients.get(client) as { readonly profile: object; readonly version: number }
  clients.set(client, {
    ...stored,
    profile: { ...stored.profile, ...changed },
    version: stored.version + 1,
  })
}

/** What somebody else changes of a task meanwhile. */
export function changeTask({ tasks }: ClientMockState, id: string, changed: object): void {
  const stored = tasks.get(id) as { readonly version: number }
  tasks.set(id, { ...stored, ...changed, version: stored.version + 1 })
}

/** A task that waits for the client since long before the day of the stories. @param count how many */
export function addOverdueTasks({ tasks }: ClientMockState, count: number): void {
  for (let number = 1; number <= count; number++)
    tasks.set(`late-${number}`, {
      id: `late-${number}`,
      client,
      law: null,
      title: `Bank statement ${number}, बैंक विवरण`,
      detail: '',
      dueOn: '2026-10-05',
      waitsFor: 'client',
      doneAt: null,
      doneBy: null,
      checklist: [],
      filing: [],
      version: 1,
    })
}

/** A return of the sample client, for the way of its filing. */
export function addReturn({ tasks }: ClientMockState): void {
  tasks.set('gstr-3b', {
    id: 'gstr-3b',
    client,
    law: {
      key: 'gstr-3b 2026-10',
      obligation: 'gstr-3b',
      period: 'October 2026',
      source: 'CGST Rules, rule 61',
      confirm: false,
    },
    title: 'GSTR-3B',
    detail: '',
    dueOn: '2026-11-20',
    waitsFor: 'firm',
    doneAt: null,
    doneBy: null,
    checklist: [],
    filing: [
      { status: 'asked', on: '2026-11-02', acknowledgement: '' },
      { status: 'received', on: '2026-11-09', acknowledgement: '' },
    ],
    version: 1,
  })
}

/** The request of the sample client, as it is stored. */
export const gstPapers = 'gst-papers'

/** What somebody else changes of a request meanwhile. */
export function changeRequest({ documentRequests }: ClientMockState, id: string, changed: object): void {
  const stored = documentRequests.get(id) as { readonly version: number }
  documentRequests.set(id, { ...stored, ...changed, version: stored.version + 1 })
}

/** Many requests, the newest with a long Hindi title. @param count how many */
export function addManyRequests({ documentRequests }: ClientMockState, count: number): void {
  const sample = documentRequests.get(gstPapers) as object
  for (let number = 1; number <= count; number++)
    documentRequests.set(`request-${number}`, {
      ...sample,
      id: `request-${number}`,
      title: `GST papers ${number}, जीएसटी के काग़ज़`,
    })
}
