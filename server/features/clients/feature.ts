import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { addSampleClients } from './add-sample-clients.ts'
import { clientAuditActions } from './audit-actions.ts'
import { addClientNote, listClientNotes, removeClientNote, updateClientNote } from './client-notes.ts'
import { exportClient, exportMemberships } from './export-client.ts'
import { checkClientImport, importClients, listClientImports, stopClientImport } from './import-clients.ts'
import {
  endHold,
  holdsOf,
  heldDocuments,
  isHeld,
  listHolds,
  lockHeld,
  lockHeldOfMember,
  setHold,
} from './legal-holds.ts'
import { listConsultants, listRoster, pageByName } from './list-roster.ts'
import {
  addClient,
  inviteMember,
  joinClient,
  removeMember,
  setMember,
  updateClient,
} from './manage-clients.ts'
import { countMatching, pageMatching } from './match-clients.ts'
import { clients as migration } from './migrations/0017-clients.ts'
import { erasedClients } from './migrations/0024-erased-clients.ts'
import { roster } from './migrations/0031-roster.ts'
import { clientNotes } from './migrations/0035-client-notes.ts'
import { clientIdentifiers } from './migrations/0043-client-identifiers.ts'
import { reassignments } from './migrations/0047-reassignments.ts'
import { clientImports } from './migrations/0052-client-imports.ts'
import { legalHolds } from './migrations/0053-legal-holds.ts'
import { clientWords } from './migrations/0056-client-words.ts'
import { documentHolds } from './migrations/0058-document-holds.ts'
import { identifiersByBytes } from './migrations/0061-identifiers-by-bytes.ts'
import {
  accessOf,
  eraseClient,
  findClient,
  lockClient,
  lockPresentClient,
  membersOf,
  pageOfClients,
  clientsOfMember,
} from './queries.ts'
import { getClient, listClients, listMembers, ownsClient, viewClient } from './read-clients.ts'
import { listReassignments, reassignClients, stopReassignment } from './reassign-clients.ts'
import { eraseImports, runImports } from './run-imports.ts'
import { eraseReassignments, runReassignments } from './run-reassignments.ts'
export type * from './tables.ts'

export const clients = defineFeature<Handlers<typeof endpoints>>({
  name: 'clients',
  handlers: createHandlers,
  migrations: {
    '0017-clients': migration,
    '0024-erased-clients': erasedClients,
    '0031-roster': roster,
    '0035-client-notes': clientNotes,
    '0043-client-identifiers': clientIdentifiers,
    '0047-reassignments': reassignments,
    '0052-client-imports': clientImports,
    '0053-legal-holds': legalHolds,
    '0056-client-words': clientWords,
    '0058-document-holds': documentHolds,
    '0061-identifiers-by-bytes': identifiersByBytes,
  },
  clients: {
    accessOf,
    find: findClient,
    lock: lockClient,
    lockPresent: lockPresentClient,
    countMatching,
    pageMatching,
    pageByName,
    page: pageOfClients,
    membersOf,
    join: joinClient,
    ofMember: clientsOfMember,
    erase: eraseClient,
    holdsOf,
    heldDocuments,
    isHeld,
    lockHeld,
    lockHeldOfMember,
  },
  exportClient,
  exportPerson: exportMemberships,
  addSamples: addSampleClients,
  auditActions: clientAuditActions,
  jobs: (context) => [
    {
      name: 'reassign-clients',
      every: 2_000,
      async run(signal) {
        const moved = await runReassignments(context, signal)
        if (moved > 0) context.log.info({ moved }, 'clients reassigned')
      },
    },
    { name: 'erase-reassignments', every: DAY_MS, run: () => eraseReassignments(context) },
    {
      name: 'import-clients',
      every: 2_000,
      async run(signal) {
        const added = await runImports(context, signal)
        if (added > 0) context.log.info({ added }, 'clients imported')
      },
    },
    { name: 'erase-client-imports', every: DAY_MS, run: () => eraseImports(context) },
  ],
})

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const owns = ownsClient(context)
  return {
    listClients: (call) => listClients(context, call),
    getClient: { owns, handle: (call) => getClient(context, call) },
    viewClient: (call) => viewClient(context, call),
    addClient: (call) => addClient(context, call),
    updateClient: (call) => updateClient(context, call),
    listMembers: { owns, handle: (call) => listMembers(context, call) },
    setMember: (call) => setMember(context, call),
    inviteMember: (call) => inviteMember(context, call),
    removeMember: (call) => removeMember(context, call),
    listRoster: (call) => listRoster(context, call),
    listConsultants: () => listConsultants(context),
    reassignClients: (call) => reassignClients(context, call),
    listReassignments: () => listReassignments(context),
    stopReassignment: (call) => stopReassignment(context, call),
    listClientNotes: (call) => listClientNotes(context, call),
    addClientNote: (call) => addClientNote(context, call),
    updateClientNote: (call) => updateClientNote(context, call),
    removeClientNote: (call) => removeClientNote(context, call),
    checkClientImport: (call) => checkClientImport(context, call),
    importClients: (call) => importClients(context, call),
    listClientImports: () => listClientImports(context),
    stopClientImport: (call) => stopClientImport(context, call),
    listHolds: (call) => listHolds(context, call),
    setHold: (call) => setHold(context, call),
    endHold: (call) => endHold(context, call),
  }
}
