import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Staff who may change tasks. */
const taskManagers = ['super_admin', 'admin'] as const satisfies readonly Role[]

/** Everybody but staff who may only read. */
const participants = ['super_admin', 'admin', 'client'] as const satisfies readonly Role[]

export const listTasks = {
  schema: {} as typeof schema.listTasks,
  method: 'GET',
  path: '/api/clients/:client/tasks',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getTask = {
  schema: {} as typeof schema.getTask,
  method: 'GET',
  path: '/api/clients/:client/tasks/:task',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const addTask = {
  schema: {} as typeof schema.addTask,
  method: 'POST',
  path: '/api/clients/:client/tasks',
  access: taskManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 96 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const updateTask = {
  schema: {} as typeof schema.updateTask,
  method: 'PUT',
  path: '/api/clients/:client/tasks/:task',
  access: taskManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 96 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const completeTask = {
  schema: {} as typeof schema.completeTask,
  method: 'POST',
  path: '/api/clients/:client/tasks/:task/complete',
  access: participants,
  rateLimit: { points: 120, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const reopenTask = {
  schema: {} as typeof schema.reopenTask,
  method: 'POST',
  path: '/api/clients/:client/tasks/:task/reopen',
  access: participants,
  rateLimit: { points: 120, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const setTaskItem = {
  schema: {} as typeof schema.setTaskItem,
  method: 'PUT',
  path: '/api/clients/:client/tasks/:task/items/:item',
  access: participants,
  rateLimit: { points: 240, seconds: 60 },
  bodyLimit: 1024,
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const setFilingStatus = {
  schema: {} as typeof schema.setFilingStatus,
  method: 'POST',
  path: '/api/clients/:client/tasks/:task/filing',
  access: taskManagers,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 2 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const addTaskComment = {
  schema: {} as typeof schema.addTaskComment,
  method: 'POST',
  path: '/api/clients/:client/tasks/:task/comments',
  access: participants,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 32 * 1024,
  reference: 'TC',
  isOwned: true,
  isOwnedByStaff: true,
} as const satisfies Declaration

export const markTaskRead = {
  schema: {} as typeof schema.markTaskRead,
  method: 'POST',
  path: '/api/clients/:client/tasks/:task/read',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const getTaskMails = {
  schema: {} as typeof schema.getTaskMails,
  method: 'GET',
  path: '/api/account/task-mails',
  access: ['client'],
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const setTaskMails = {
  schema: {} as typeof schema.setTaskMails,
  method: 'PUT',
  path: '/api/account/task-mails',
  access: ['client'],
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 1024,
  problems: ['unavailable'],
} as const satisfies Declaration

const page = { type: 'text/html; charset=utf-8', name: 'mails.html', isShown: true } as const

export const openUnsubscribe = {
  schema: {} as typeof schema.openUnsubscribe,
  method: 'GET',
  path: '/api/task-mails/unsubscribe',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  file: page,
  problems: ['mailLinkUnknown', 'unavailable'],
} as const satisfies Declaration

/** Mail programs send it without cookies, and with a body that says nothing (RFC 8058, section 3.2). */
export const unsubscribe = {
  schema: {} as typeof schema.unsubscribe,
  method: 'POST',
  path: '/api/task-mails/unsubscribe',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  file: page,
  problems: ['mailLinkUnknown', 'unavailable'],
} as const satisfies Declaration

export const countBulkTask = {
  schema: {} as typeof schema.countBulkTask,
  method: 'GET',
  path: '/api/bulk-tasks/count',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const addBulkTask = {
  schema: {} as typeof schema.addBulkTask,
  method: 'POST',
  path: '/api/bulk-tasks',
  access: taskManagers,
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 96 * 1024,
  reference: 'BT',
} as const satisfies Declaration

export const listBulkTasks = {
  schema: {} as typeof schema.listBulkTasks,
  method: 'GET',
  path: '/api/bulk-tasks',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const stopBulkTask = {
  schema: {} as typeof schema.stopBulkTask,
  method: 'POST',
  path: '/api/bulk-tasks/:bulk/stop',
  access: taskManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const listReturns = {
  schema: {} as typeof schema.listReturns,
  method: 'GET',
  path: '/api/returns',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration
