import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const askAssistant = {
  schema: {} as typeof schema.askAssistant,
  method: 'POST',
  path: '/api/assistant',
  access: 'anyone',
  rateLimit: { points: 40, seconds: 60 },
  bodyLimit: 16 * 1024,
} as const satisfies Declaration

export const getAssistantSettings = {
  schema: {} as typeof schema.getAssistantSettings,
  method: 'GET',
  path: '/api/assistant/settings',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 60 },
} as const satisfies Declaration

export const openAssistantPage = {
  schema: {} as typeof schema.openAssistantPage,
  method: 'GET',
  path: '/api/assistant/page',
  access: 'anyone',
  rateLimit: { points: 40, seconds: 60 },
  file: { type: 'text/html; charset=utf-8', name: 'answer.html', isShown: true, isPage: true },
  problems: ['invalid'],
} as const satisfies Declaration

export const rateAnswer = {
  schema: {} as typeof schema.rateAnswer,
  method: 'POST',
  path: '/api/assistant/ratings',
  access: 'anyone',
  rateLimit: { points: 40, seconds: 60 },
  bodyLimit: 1024,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const readAssistantCounts = {
  schema: {} as typeof schema.readAssistantCounts,
  method: 'GET',
  path: '/api/admin/assistant',
  access: ['super_admin', 'admin', 'readonly'],
  rateLimit: { points: 120, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration
