/** Accounts: sign-in, registration and the current user. */
import { roles } from '../core/access.ts'
import type { User } from '../core/access.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { email, line, secret } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { accountRules as rules } from './rules.ts'

export const userSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
}) satisfies z.ZodMiniType<User>

export const credentialsSchema = z.object({
  username: line(rules.username),
  password: secret(rules.password),
})

export type Credentials = z.input<typeof credentialsSchema>

export const registrationSchema = z.object({
  username: line(rules.username),
  fullName: line(rules.fullName),
  email: email(rules.email),
  password: secret(rules.password),
})

export type Registration = z.input<typeof registrationSchema>

export const getUser = {
  summary: 'The person who is signed in.',
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const logIn = {
  summary: 'Opens a session.',
  request: credentialsSchema,
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const register = {
  summary: 'Creates an account and opens a session.',
  request: registrationSchema,
  responses: { 201: userSchema },
} satisfies EndpointSchema

export const logOut = {
  summary: 'Ends the session, if there is one, and clears its cookies.',
  responses: { 204: null },
} satisfies EndpointSchema
