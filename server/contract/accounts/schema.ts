/** Accounts: who is signed in. */
import { getUserCall, logInCall, logOutCall, registerCall, roles } from './rules.ts'
import { endpoint, problemsOfBodies, problemsOfWrites } from '../core/endpoint.ts'
import { email, line } from '../core/fields.ts'
import { z } from '../core/schema.ts'

export const userSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
})

export type User = z.output<typeof userSchema>

const username = line({
  min: 1,
  max: 254,
  short: 'Please enter your user name or email address.',
  long: 'User name must be at most 254 characters.',
})

/** Spaces in a password are the person's own: it is never trimmed. */
const password = z
  .string('Please enter your password.')
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.maxLength(200, 'Password must be at most 200 characters.'),
  )

export const credentialsSchema = z.object({ username, password })

export type Credentials = z.input<typeof credentialsSchema>

export const registrationSchema = z.object({
  username,
  fullName: line({
    min: 2,
    max: 100,
    short: 'Full name must be at least 2 characters.',
    long: 'Full name must be at most 100 characters.',
  }),
  email: email({
    max: 254,
    invalid: 'Please enter a valid email address.',
    long: 'Email address must be at most 254 characters.',
  }),
  password,
})

export type Registration = z.input<typeof registrationSchema>

export const getUser = endpoint({
  ...getUserCall,
  summary: 'The person who is signed in.',
  access: 'signed-in',
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 600, seconds: 60 },
  answers: { 200: userSchema },
  problems: ['notSignedIn', 'tooMany'],
})

export const logIn = endpoint({
  ...logInCall,
  summary: 'Opens a session.',
  access: 'anyone',
  request: credentialsSchema,
  bodyLimit: 4 * 1024,
  reference: null,
  rateLimit: { points: 10, seconds: 300 },
  answers: { 200: userSchema },
  problems: [...problemsOfWrites, ...problemsOfBodies, 'signInUnavailable'],
})

/** While registration is closed its fields are not judged: nobody should correct a form that goes nowhere. */
export const register = endpoint({
  ...registerCall,
  summary: 'Creates an account and opens a session.',
  access: 'anyone',
  request: registrationSchema,
  bodyLimit: 8 * 1024,
  reference: null,
  rateLimit: { points: 10, seconds: 600 },
  answers: { 201: userSchema },
  problems: [...problemsOfWrites, 'malformedJson', 'tooLarge', 'unsupportedType', 'registrationClosed'],
})

export const logOut = endpoint({
  ...logOutCall,
  summary: 'Ends the session, if there is one, and clears its cookies.',
  access: 'anyone',
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 60, seconds: 60 },
  answers: { 204: null },
  problems: problemsOfWrites,
})
