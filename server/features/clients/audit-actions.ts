/** What the audit trail records about clients. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const clientAuditActions = {
  'client.add': 'Staff added a client.',
  'client.update': 'Staff changed the profile or the consultant of a client.',
  'client.set-member': 'Staff gave a user access to a client, or changed it.',
  'client.reassign-all': 'Staff started to give the clients of the user to a colleague.',
  'client.reassign': 'A client of a colleague was given to the user.',
  'client.stop-reassigning':
    'Clients are no longer given to a colleague: by staff, or because who started it or gets them may not any more.',
  'client.import': 'Staff started to add the new clients of a file.',
  'client.stop-importing':
    'Clients of a file are no longer added: by staff, or because who started it may not any more.',
  'client.join': 'A user accepted an invitation, and got full access to a client by it.',
  'client.view': 'Staff looked at the portal as the client sees it.',
  'client.read-notes': 'Staff read the notes about a client.',
  'client.add-note': 'Staff added a note about a client.',
  'client.update-note': 'Staff changed a note about a client.',
  'client.remove-note': 'Staff erased a note about a client.',
  'client.set-hold': 'Staff set a legal hold on a client: nothing of it is erased.',
  'client.end-hold': 'Staff ended a legal hold on a client.',
  'document.set-hold': 'Staff set a legal hold on a document: it is not erased.',
  'document.end-hold': 'Staff ended a legal hold on a document.',
  'client.remove-member': 'Staff took the access to a client away from a user.',
} as const satisfies AuditMeanings

type ClientAuditActions = typeof clientAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends ClientAuditActions {}
}
