/** Accounts: sign-in, one's own account, and the accounts of others for the staff. */
import { roles } from '../core/access.ts'
import type { User } from '../core/access.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { email, instant, line, matching, secret, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { accountMessages as messages, accountRules as rules, usernamePattern } from './rules.ts'

export const userSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether the user must add a second factor before anything else. */
  needsSecondFactor: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<User>

export const credentialsSchema = z.object({
  username: line(rules.username),
  password: secret(rules.password),
})

export type Credentials = z.input<typeof credentialsSchema>

/** A user name of a new account; capital letters become small ones. */
const newUsername = line(rules.newUsername).check(
  z.toLowerCase(),
  z.refine((value) => value.length < rules.newUsername.min || usernamePattern.test(value), {
    error: messages.usernameCharacters,
    params: { pattern: usernamePattern.source },
  }),
)

export const registrationSchema = z.object({
  username: newUsername,
  fullName: line(rules.fullName),
  email: email(rules.email),
  password: secret(rules.newPassword),
})

export type Registration = z.input<typeof registrationSchema>

/** Of the link in a mail. Any string passes: the server checks it, and its error explains what to do. */
const linkSchema = z.object({ key: z.prefault(z.string(), '') })

const currentPassword = z.object({ password: secret(rules.password) })

/** Second factors that a sign-in accepts. A recovery code is entered in place of a code. */
export const secondFactors = ['totp', 'passkey'] as const

export const pendingSignInSchema = z.object({
  /** The password was right; one of these must follow. */
  secondFactors: z.array(z.enum(secondFactors)),
})

export type PendingSignIn = z.output<typeof pendingSignInSchema>

/** Options and responses of the Web Authentication API, as JSON (W3C WebAuthn Level 3, section 5.1.8 to 5.1.10). */
const webAuthnJson = z.looseObject({})

/** `PublicKeyCredential.toJSON()`. Its signature is verified by the server. */
const credentialJson = z.looseObject({ id: z.string().check(z.maxLength(2_000), z.regex(/^[\w-]*$/)) })

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and operating system, as far as the browser says: `Firefox on Windows`. */
  device: z.string(),
  /** Network of the address at sign-in, /24 or /48. */
  network: z.string(),
  createdAt: instant(''),
  lastSeenAt: instant(''),
  /** The session of this call. */
  isCurrent: z.boolean(),
})

export type AccountSession = z.output<typeof sessionSchema>

export const accountSchema = z.object({
  user: userSchema,
  /** Whether one-time codes of an app are asked for at sign-in. */
  hasTotp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: instant(''),
      lastUsedAt: z.nullable(instant('')),
    }),
  ),
  /** Unused recovery codes. */
  recoveryCodes: z.int(),
  /** Whether the role requires a second factor, so that the last one cannot be removed. */
  requiresSecondFactor: z.boolean(),
  /** An unfinished change of e-mail address. */
  newEmail: z.nullable(
    z.object({
      email: z.string(),
      isConfirmedByOld: z.boolean(),
      isConfirmedByNew: z.boolean(),
      expiresAt: instant(''),
    }),
  ),
})

export type Account = z.output<typeof accountSchema>

const recoveryCodesSchema = z.object({
  /** Shown once; only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
})

export const getUser = {
  summary: 'The person who is signed in.',
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const logIn = {
  summary:
    'Opens a session with user name or e-mail address and password, or asks for a second factor. An address that several accounts share does not sign in: their user names do.',
  request: credentialsSchema,
  responses: { 200: userSchema, 202: pendingSignInSchema },
} satisfies EndpointSchema

export const finishLogIn = {
  summary: 'Opens the session of a pending sign-in with a one-time code or a recovery code.',
  request: z.object({ code: line(rules.code) }),
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const startPasskeyLogIn = {
  summary: 'The options with which a browser asks for a passkey. They are valid for five minutes.',
  responses: { 200: webAuthnJson },
} satisfies EndpointSchema

export const logInWithPasskey = {
  summary: 'Opens a session with a passkey, which needs neither password nor second factor.',
  request: z.object({ credential: credentialJson }),
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const getRegistration = {
  summary: 'Whether visitors may create accounts, so that a page can say so before its form.',
  responses: { 200: z.object({ isOpen: z.boolean() }) },
} satisfies EndpointSchema

export const register = {
  summary:
    'Creates an account and queues a mail with the link that confirms its e-mail address. Until then it cannot sign in.',
  request: registrationSchema,
  responses: { 201: userSchema },
} satisfies EndpointSchema

export const confirmRegistration = {
  summary: 'Confirms the e-mail address of a new account, by the link in its mail.',
  params: linkSchema,
  responses: { 204: null },
} satisfies EndpointSchema

export const logOut = {
  summary: 'Ends the session, if there is one, and clears its cookies.',
  responses: { 204: null },
} satisfies EndpointSchema

export const requestPasswordReset = {
  summary:
    'Queues a mail with a link to set a new password, if there is such an account. The response does not tell.',
  request: z.object({ username: line(rules.username) }),
  responses: { 204: null },
} satisfies EndpointSchema

export const getPasswordReset = {
  summary: 'The account whose password the link sets. Reading uses nothing up.',
  params: linkSchema,
  responses: { 200: z.object({ username: z.string() }) },
} satisfies EndpointSchema

export const resetPassword = {
  summary: 'Sets a new password by the link in a mail, and ends every session of the account.',
  params: linkSchema,
  request: z.object({ newPassword: secret(rules.newPassword) }),
  responses: { 204: null },
} satisfies EndpointSchema

export const getAccount = {
  summary: 'The account of the person who is signed in, with its second factors.',
  responses: { 200: accountSchema },
} satisfies EndpointSchema

export const updateAccount = {
  summary: 'Changes the full name. User name, role and e-mail address are ignored here.',
  request: z.object({ fullName: line(rules.fullName) }),
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const exportAccount = {
  summary: 'What is stored about the account, as a file. Secrets are left out.',
  responses: { 200: z.string() },
} satisfies EndpointSchema

export const deleteAccount = {
  summary: 'Erases the account and ends its sessions. The last super_admin cannot be erased.',
  request: currentPassword,
  responses: { 204: null },
} satisfies EndpointSchema

export const changePassword = {
  summary: 'Changes the password, ends every other session and replaces the token of this one.',
  request: z.object({ password: secret(rules.password), newPassword: secret(rules.newPassword) }),
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const requestEmailChange = {
  summary: 'Queues a mail to the old and one to the new address; the change needs the links of both.',
  request: z.object({ email: email(rules.email), password: secret(rules.password) }),
  responses: { 204: null },
} satisfies EndpointSchema

export const confirmEmailChange = {
  summary: 'Confirms a change of e-mail address by the link in one of its two mails.',
  params: linkSchema,
  responses: {
    200: z.object({
      /** Whether both addresses have confirmed it. */
      isComplete: z.boolean(),
    }),
  },
} satisfies EndpointSchema

export const listSessions = {
  summary: "One's own sessions, the newest first.",
  responses: { 200: z.object({ sessions: z.array(sessionSchema) }) },
} satisfies EndpointSchema

export const endSession = {
  summary: "Ends one of one's own sessions.",
  params: z.object({ id: z.string() }),
  responses: { 204: null },
} satisfies EndpointSchema

export const endAllSessions = {
  summary: "Ends all of one's own sessions, this one too.",
  responses: { 204: null },
} satisfies EndpointSchema

export const startTotp = {
  summary: 'Makes a new secret for one-time codes (RFC 6238). It counts once a code has confirmed it.',
  request: currentPassword,
  responses: {
    200: z.object({
      /** Base32, for entering it by hand. */
      secret: z.string(),
      /** `otpauth:` URL, for a QR code. */
      uri: z.string(),
    }),
  },
} satisfies EndpointSchema

export const confirmTotp = {
  summary: 'Turns one-time codes on with the first code, and returns new recovery codes.',
  request: z.object({ code: line(rules.code) }),
  responses: { 200: recoveryCodesSchema },
} satisfies EndpointSchema

export const removeTotp = {
  summary: 'Turns one-time codes off.',
  request: currentPassword,
  responses: { 204: null },
} satisfies EndpointSchema

export const createRecoveryCodes = {
  summary: 'Makes new recovery codes. The older ones no longer work.',
  request: currentPassword,
  responses: { 200: recoveryCodesSchema },
} satisfies EndpointSchema

export const startPasskey = {
  summary: 'The options with which a browser makes a passkey. They are valid for five minutes.',
  request: currentPassword,
  responses: { 200: webAuthnJson },
} satisfies EndpointSchema

export const addPasskey = {
  summary: 'Stores a new passkey. With the first second factor, it returns recovery codes.',
  request: z.object({ name: line(rules.passkeyName), credential: credentialJson }),
  responses: { 201: recoveryCodesSchema },
} satisfies EndpointSchema

export const removePasskey = {
  summary: "Removes one of one's own passkeys.",
  params: z.object({ id: z.string() }),
  request: currentPassword,
  responses: { 204: null },
} satisfies EndpointSchema

export const getInvitation = {
  summary: 'The invitation of a link. Reading uses nothing up.',
  params: linkSchema,
  responses: {
    200: z.object({
      fullName: z.string(),
      email: z.string(),
      role: z.enum(roles),
      /** A free user name to begin with. */
      suggestedUsername: z.string(),
      /** Whether an account with this e-mail address exists, which can sign in and accept. */
      hasAccount: z.boolean(),
    }),
  },
} satisfies EndpointSchema

export const acceptInvitation = {
  summary: 'Creates the account of an invitation and opens a session.',
  params: linkSchema,
  request: z.object({
    username: newUsername,
    fullName: line(rules.fullName),
    password: secret(rules.newPassword),
  }),
  responses: { 201: userSchema },
} satisfies EndpointSchema

export const joinInvitation = {
  summary: 'Accepts an invitation with the account that is signed in. Nothing of the account changes.',
  params: linkSchema,
  responses: { 200: userSchema },
} satisfies EndpointSchema

export const cancelRecovery = {
  summary: 'Stops the recovery of an account by the link in the mail to its old address.',
  params: linkSchema,
  responses: { 204: null },
} satisfies EndpointSchema

export const managedUserSchema = z.object({
  user: userSchema,
  createdAt: instant(''),
  /** `null` while the e-mail address is not confirmed. */
  confirmedAt: z.nullable(instant('')),
  disabledAt: z.nullable(instant('')),
  lastSeenAt: z.nullable(instant('')),
  hasSecondFactor: z.boolean(),
  /** A recovery that has been asked for and is neither finished nor stopped. */
  recovery: z.nullable(
    z.object({
      email: z.string(),
      startedBy: z.string(),
      startedAt: instant(''),
      approvedBy: z.nullable(z.string()),
      /** When the mail to the new address is sent. */
      effectiveAt: z.nullable(instant('')),
    }),
  ),
})

export type ManagedUser = z.output<typeof managedUserSchema>

export const invitationSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** User name. */
  invitedBy: z.string(),
  /** Full name of `invitedBy`; the user name if the account is gone. */
  inviterName: z.string(),
  createdAt: instant(''),
  expiresAt: instant(''),
  /** `bounced` if a mail server rejected its newest mail permanently. */
  status: z.enum(['sent', 'bounced', 'accepted', 'expired', 'withdrawn']),
})

export type Invitation = z.output<typeof invitationSchema>

const usernameParam = z.object({ username: z.string() })
const invitationParam = z.object({ id: z.string() })
const role = z.enum(roles, messages.role)

export const listUsers = {
  summary: 'All accounts, by user name, in pages.',
  params: z.object({
    /** The beginning of a user name, an e-mail address, its domain or a word of a full name. */
    search: z.prefault(z.string().check(z.maxLength(100)), ''),
    /** `staff` for the accounts of the staff only. */
    kind: z.prefault(z.enum(['all', 'staff'], 'Please ask for all users or the staff.'), 'all'),
    /** The last user name of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 users.' }), '50'),
  }),
  responses: { 200: z.object({ users: z.array(managedUserSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const listInvitations = {
  summary: 'Invitations of the last 90 days, the newest first.',
  params: z.object({
    /** Id of a client: only those of its members to be; empty for all. */
    client: z.prefault(z.string().check(z.maxLength(40)), ''),
  }),
  responses: { 200: z.object({ invitations: z.array(invitationSchema) }) },
} satisfies EndpointSchema

export const inviteUser = {
  summary:
    'Queues an invitation, which is valid for seven days and voids an older one to the same address. Only a super_admin invites a super_admin.',
  request: z.object({ fullName: line(rules.fullName), email: email(rules.email), role }),
  responses: { 201: invitationSchema },
} satisfies EndpointSchema

export const resendInvitation = {
  summary: 'Sends an invitation again, valid for seven days from now. Its older link ends.',
  params: invitationParam,
  responses: { 200: invitationSchema },
} satisfies EndpointSchema

export const withdrawInvitation = {
  summary: 'Ends an invitation.',
  params: invitationParam,
  responses: { 204: null },
} satisfies EndpointSchema

export const changeRole = {
  summary: "Changes a user's role and ends their sessions. Nobody changes their own role.",
  params: usernameParam,
  request: z.object({ role }),
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

export const disableUser = {
  summary: 'Disables an account and ends its sessions.',
  params: usernameParam,
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

export const enableUser = {
  summary: 'Enables a disabled account.',
  params: usernameParam,
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

export const sendPasswordReset = {
  summary: "Queues a mail to a user's address with a link to set a new password.",
  params: usernameParam,
  responses: { 204: null },
} satisfies EndpointSchema

export const listUserSessions = {
  summary: "A user's sessions, the newest first.",
  params: usernameParam,
  responses: { 200: z.object({ sessions: z.array(sessionSchema) }) },
} satisfies EndpointSchema

export const endUserSessions = {
  summary: "Ends all of a user's sessions.",
  params: usernameParam,
  responses: { 204: null },
} satisfies EndpointSchema

export const startRecovery = {
  summary:
    'Asks for the recovery of an account whose mailbox or second factor is lost. A second member of staff must approve it; a notice is sent to the old address.',
  params: usernameParam,
  request: z.object({ email: email(rules.email) }),
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

export const approveRecovery = {
  summary:
    'Approves a recovery that another member of staff has asked for. After 24 hours the new address gets a link to set a password, and the second factors are removed.',
  params: usernameParam,
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

export const stopRecovery = {
  summary: 'Stops a recovery.',
  params: usernameParam,
  responses: { 200: managedUserSchema },
} satisfies EndpointSchema

/** A user name as a parameter or a stored value. */
export const username = matching(usernamePattern, messages.usernameCharacters)
