import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may change clients. */
const clientManagers = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listClients = {
  schema: {} as typeof schema.listClients,
  method: 'GET',
  path: '/api/clients',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getClient = {
  schema: {} as typeof schema.getClient,
  method: 'GET',
  path: '/api/clients/:client',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const viewClient = {
  schema: {} as typeof schema.viewClient,
  method: 'GET',
  path: '/api/clients/:client/view',
  access: adminRoles,
  rateLimit: { points: 60, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const addClient = {
  schema: {} as typeof schema.addClient,
  method: 'POST',
  path: '/api/clients',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 8 * 1024,
  problems: ['unavailable'],
} as const satisfies Declaration

export const updateClient = {
  schema: {} as typeof schema.updateClient,
  method: 'PUT',
  path: '/api/clients/:client',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 8 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const listMembers = {
  schema: {} as typeof schema.listMembers,
  method: 'GET',
  path: '/api/clients/:client/members',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const setMember = {
  schema: {} as typeof schema.setMember,
  method: 'PUT',
  path: '/api/clients/:client/members/:username',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const inviteMember = {
  schema: {} as typeof schema.inviteMember,
  method: 'POST',
  path: '/api/clients/:client/invitations',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 4 * 1024,
  result: 'none',
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const removeMember = {
  schema: {} as typeof schema.removeMember,
  method: 'DELETE',
  path: '/api/clients/:client/members/:username',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const listRoster = {
  schema: {} as typeof schema.listRoster,
  method: 'GET',
  path: '/api/roster',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const listConsultants = {
  schema: {} as typeof schema.listConsultants,
  method: 'GET',
  path: '/api/roster/consultants',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const reassignClients = {
  schema: {} as typeof schema.reassignClients,
  method: 'POST',
  path: '/api/reassignments',
  access: clientManagers,
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 4 * 1024,
  reference: 'RA',
} as const satisfies Declaration

export const listReassignments = {
  schema: {} as typeof schema.listReassignments,
  method: 'GET',
  path: '/api/reassignments',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const stopReassignment = {
  schema: {} as typeof schema.stopReassignment,
  method: 'POST',
  path: '/api/reassignments/:reassignment/stop',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const listClientNotes = {
  schema: {} as typeof schema.listClientNotes,
  method: 'GET',
  path: '/api/clients/:client/notes',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'notFound', 'unavailable'],
} as const satisfies Declaration

export const addClientNote = {
  schema: {} as typeof schema.addClientNote,
  method: 'POST',
  path: '/api/clients/:client/notes',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 64 * 1024,
  reference: 'CN',
  problems: ['notFound'],
} as const satisfies Declaration

export const updateClientNote = {
  schema: {} as typeof schema.updateClientNote,
  method: 'PUT',
  path: '/api/clients/:client/notes/:note',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 64 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const removeClientNote = {
  schema: {} as typeof schema.removeClientNote,
  method: 'DELETE',
  path: '/api/clients/:client/notes/:note',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'underHold', 'unavailable'],
} as const satisfies Declaration

export const listHolds = {
  schema: {} as typeof schema.listHolds,
  method: 'GET',
  path: '/api/clients/:client/holds',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

/** The limit of the body is a file of 1 MB in base 64. */
const importBodyLimit = 1_440 * 1024

export const checkClientImport = {
  schema: {} as typeof schema.checkClientImport,
  method: 'POST',
  path: '/api/client-imports/check',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: importBodyLimit,
  problems: ['unavailable'],
} as const satisfies Declaration

export const importClients = {
  schema: {} as typeof schema.importClients,
  method: 'POST',
  path: '/api/client-imports',
  access: clientManagers,
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: importBodyLimit,
  reference: 'CI',
} as const satisfies Declaration

export const listClientImports = {
  schema: {} as typeof schema.listClientImports,
  method: 'GET',
  path: '/api/client-imports',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const stopClientImport = {
  schema: {} as typeof schema.stopClientImport,
  method: 'POST',
  path: '/api/client-imports/:import/stop',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const setHold = {
  schema: {} as typeof schema.setHold,
  method: 'POST',
  path: '/api/clients/:client/holds',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 16 * 1024,
  reference: 'LH',
  problems: ['notFound'],
} as const satisfies Declaration

export const endHold = {
  schema: {} as typeof schema.endHold,
  method: 'POST',
  path: '/api/clients/:client/holds/:hold/end',
  access: clientManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 16 * 1024,
  problems: ['notFound', 'holdEnded', 'unavailable'],
} as const satisfies Declaration
