import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Everybody but staff who may only read. */
const participants = ['super_admin', 'admin', 'client'] as const satisfies readonly Role[]

/** Staff who may change clients. */
const managers = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const exportClientData = {
  schema: {} as typeof schema.exportClientData,
  method: 'GET',
  path: '/api/clients/:client/export',
  access: participants,
  rateLimit: { points: 10, seconds: 600 },
  isOwned: true,
  isOwnedByStaff: true,
  download: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const exportOwnData = {
  schema: {} as typeof schema.exportOwnData,
  method: 'GET',
  path: '/api/account/export.zip',
  access: 'signed-in',
  rateLimit: { points: 10, seconds: 600 },
  download: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const getErasure = {
  schema: {} as typeof schema.getErasure,
  method: 'GET',
  path: '/api/clients/:client/erasure',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const requestErasure = {
  schema: {} as typeof schema.requestErasure,
  method: 'POST',
  path: '/api/clients/:client/erasure',
  access: ['client'],
  rateLimit: { points: 20, seconds: 600 },
  isOwned: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const withdrawErasure = {
  schema: {} as typeof schema.withdrawErasure,
  method: 'DELETE',
  path: '/api/clients/:client/erasure',
  access: participants,
  rateLimit: { points: 20, seconds: 600 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['erasureMissing', 'unavailable'],
} as const satisfies Declaration

export const prepareErasure = {
  schema: {} as typeof schema.prepareErasure,
  method: 'POST',
  path: '/api/clients/:client/erasure/prepare',
  access: managers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'erasureMissing', 'unavailable'],
} as const satisfies Declaration

export const confirmErasure = {
  schema: {} as typeof schema.confirmErasure,
  method: 'POST',
  path: '/api/clients/:client/erasure/confirm',
  access: managers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'erasureMissing', 'otherPersonNeeded', 'underHold', 'unavailable'],
} as const satisfies Declaration

export const listConsents = {
  schema: {} as typeof schema.listConsents,
  method: 'GET',
  path: '/api/account/consents',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const withdrawConsent = {
  schema: {} as typeof schema.withdrawConsent,
  method: 'DELETE',
  path: '/api/account/consents/:consent',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 600 },
  isOwned: true,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration
