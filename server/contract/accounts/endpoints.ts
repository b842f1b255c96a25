import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may manage users. Of them, only a super_admin may touch a super_admin. */
const userManagers = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const getUser = {
  schema: {} as typeof schema.getUser,
  method: 'GET',
  path: '/api/user',
  access: 'enrolling',
  rateLimit: { points: 600, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

/** Beside the limit of the address, tries are limited for each pair of account and address. */
export const logIn = {
  schema: {} as typeof schema.logIn,
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 300 },
  bodyLimit: 4 * 1024,
  problems: ['wrongCredentials', 'emailUnconfirmed', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const finishLogIn = {
  schema: {} as typeof schema.finishLogIn,
  method: 'POST',
  path: '/api/login/second-factor',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 300 },
  bodyLimit: 4 * 1024,
  problems: ['signInExpired', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const startPasskeyLogIn = {
  schema: {} as typeof schema.startPasskeyLogIn,
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 300 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const logInWithPasskey = {
  schema: {} as typeof schema.logInWithPasskey,
  method: 'POST',
  path: '/api/login/passkey',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 300 },
  bodyLimit: 32 * 1024,
  problems: ['passkeyRefused', 'unavailable'],
} as const satisfies Declaration

export const getRegistration = {
  schema: {} as typeof schema.getRegistration,
  method: 'GET',
  path: '/api/register',
  access: 'anyone',
  rateLimit: { points: 120, seconds: 60 },
} as const satisfies Declaration

/** While registration is closed its fields are not validated: nobody should correct a form that cannot succeed. */
export const register = {
  schema: {} as typeof schema.register,
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 600 },
  bodyLimit: 8 * 1024,
  gate: 'registrationClosed',
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const confirmRegistration = {
  schema: {} as typeof schema.confirmRegistration,
  method: 'POST',
  path: '/api/register/confirm',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 600 },
  hasLinkKey: true,
  result: 'none',
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const logOut = {
  schema: {} as typeof schema.logOut,
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 60 },
  clearSiteData: ['cache'],
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const requestPasswordReset = {
  schema: {} as typeof schema.requestPasswordReset,
  method: 'POST',
  path: '/api/password-reset',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 600 },
  bodyLimit: 4 * 1024,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const getPasswordReset = {
  schema: {} as typeof schema.getPasswordReset,
  method: 'GET',
  path: '/api/password-reset',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  hasLinkKey: true,
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const resetPassword = {
  schema: {} as typeof schema.resetPassword,
  method: 'POST',
  path: '/api/password-reset/complete',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 4 * 1024,
  hasLinkKey: true,
  result: 'none',
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const getAccount = {
  schema: {} as typeof schema.getAccount,
  method: 'GET',
  path: '/api/account',
  access: 'enrolling',
  rateLimit: { points: 120, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const updateAccount = {
  schema: {} as typeof schema.updateAccount,
  method: 'PATCH',
  path: '/api/account',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['unavailable'],
} as const satisfies Declaration

export const exportAccount = {
  schema: {} as typeof schema.exportAccount,
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  rateLimit: { points: 10, seconds: 600 },
  file: { type: 'application/json; charset=utf-8', name: 'account.json' },
  problems: ['unavailable'],
} as const satisfies Declaration

export const deleteAccount = {
  schema: {} as typeof schema.deleteAccount,
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  rateLimit: { points: 10, seconds: 600 },
  bodyLimit: 4 * 1024,
  result: 'none',
  clearSiteData: ['cache'],
  problems: ['lastSuperAdmin', 'underHold', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const changePassword = {
  schema: {} as typeof schema.changePassword,
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const requestEmailChange = {
  schema: {} as typeof schema.requestEmailChange,
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  rateLimit: { points: 10, seconds: 600 },
  bodyLimit: 4 * 1024,
  result: 'none',
  problems: ['tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const confirmEmailChange = {
  schema: {} as typeof schema.confirmEmailChange,
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 600 },
  hasLinkKey: true,
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const listSessions = {
  schema: {} as typeof schema.listSessions,
  method: 'GET',
  path: '/api/account/sessions',
  access: 'enrolling',
  rateLimit: { points: 120, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const endSession = {
  schema: {} as typeof schema.endSession,
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'enrolling',
  rateLimit: { points: 60, seconds: 60 },
  isOwned: true,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const endAllSessions = {
  schema: {} as typeof schema.endAllSessions,
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'enrolling',
  rateLimit: { points: 20, seconds: 60 },
  result: 'none',
  clearSiteData: ['cache'],
  problems: ['unavailable'],
} as const satisfies Declaration

export const startTotp = {
  schema: {} as typeof schema.startTotp,
  method: 'POST',
  path: '/api/account/totp',
  access: 'enrolling',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const confirmTotp = {
  schema: {} as typeof schema.confirmTotp,
  method: 'POST',
  path: '/api/account/totp/confirm',
  access: 'enrolling',
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['signInExpired', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const removeTotp = {
  schema: {} as typeof schema.removeTotp,
  method: 'POST',
  path: '/api/account/totp/remove',
  access: 'signed-in',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  result: 'none',
  problems: ['lastSecondFactor', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const createRecoveryCodes = {
  schema: {} as typeof schema.createRecoveryCodes,
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'signed-in',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const startPasskey = {
  schema: {} as typeof schema.startPasskey,
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'enrolling',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const addPasskey = {
  schema: {} as typeof schema.addPasskey,
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'enrolling',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 32 * 1024,
  problems: ['passkeyRefused', 'unavailable'],
} as const satisfies Declaration

export const removePasskey = {
  schema: {} as typeof schema.removePasskey,
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  access: 'signed-in',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  isOwned: true,
  result: 'none',
  problems: ['lastSecondFactor', 'tooManyTries', 'unavailable'],
} as const satisfies Declaration

export const getInvitation = {
  schema: {} as typeof schema.getInvitation,
  method: 'GET',
  path: '/api/invitation',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  hasLinkKey: true,
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const acceptInvitation = {
  schema: {} as typeof schema.acceptInvitation,
  method: 'POST',
  path: '/api/invitation/accept',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 8 * 1024,
  hasLinkKey: true,
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const joinInvitation = {
  schema: {} as typeof schema.joinInvitation,
  method: 'POST',
  path: '/api/invitation/join',
  access: 'enrolling',
  rateLimit: { points: 30, seconds: 600 },
  hasLinkKey: true,
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const cancelRecovery = {
  schema: {} as typeof schema.cancelRecovery,
  method: 'POST',
  path: '/api/recovery/cancel',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 600 },
  hasLinkKey: true,
  result: 'none',
  problems: ['linkInvalid', 'unavailable'],
} as const satisfies Declaration

export const listUsers = {
  schema: {} as typeof schema.listUsers,
  method: 'GET',
  path: '/api/users',
  access: userManagers,
  rateLimit: { points: 120, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const listInvitations = {
  schema: {} as typeof schema.listInvitations,
  method: 'GET',
  path: '/api/users/invitations',
  access: userManagers,
  rateLimit: { points: 120, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const inviteUser = {
  schema: {} as typeof schema.inviteUser,
  method: 'POST',
  path: '/api/users/invitations',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['userProtected', 'unavailable'],
} as const satisfies Declaration

export const resendInvitation = {
  schema: {} as typeof schema.resendInvitation,
  method: 'POST',
  path: '/api/users/invitations/:id/resend',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'userProtected', 'invitationEnded', 'unavailable'],
} as const satisfies Declaration

export const withdrawInvitation = {
  schema: {} as typeof schema.withdrawInvitation,
  method: 'DELETE',
  path: '/api/users/invitations/:id',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'userProtected', 'invitationEnded', 'unavailable'],
} as const satisfies Declaration

export const changeRole = {
  schema: {} as typeof schema.changeRole,
  method: 'POST',
  path: '/api/users/:username/role',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['notFound', 'userProtected', 'lastSuperAdmin', 'unavailable'],
} as const satisfies Declaration

export const disableUser = {
  schema: {} as typeof schema.disableUser,
  method: 'POST',
  path: '/api/users/:username/disable',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'userProtected', 'lastSuperAdmin', 'unavailable'],
} as const satisfies Declaration

export const enableUser = {
  schema: {} as typeof schema.enableUser,
  method: 'POST',
  path: '/api/users/:username/enable',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'userProtected', 'unavailable'],
} as const satisfies Declaration

export const sendPasswordReset = {
  schema: {} as typeof schema.sendPasswordReset,
  method: 'POST',
  path: '/api/users/:username/password-reset',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'userProtected', 'unavailable'],
} as const satisfies Declaration

export const listUserSessions = {
  schema: {} as typeof schema.listUserSessions,
  method: 'GET',
  path: '/api/users/:username/sessions',
  access: userManagers,
  rateLimit: { points: 120, seconds: 60 },
  problems: ['notFound', 'userProtected', 'unavailable'],
} as const satisfies Declaration

export const endUserSessions = {
  schema: {} as typeof schema.endUserSessions,
  method: 'DELETE',
  path: '/api/users/:username/sessions',
  access: userManagers,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'userProtected', 'unavailable'],
} as const satisfies Declaration

export const startRecovery = {
  schema: {} as typeof schema.startRecovery,
  method: 'POST',
  path: '/api/users/:username/recovery',
  access: userManagers,
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['notFound', 'userProtected', 'recoveryOpen', 'unavailable'],
} as const satisfies Declaration

export const approveRecovery = {
  schema: {} as typeof schema.approveRecovery,
  method: 'POST',
  path: '/api/users/:username/recovery/approve',
  access: userManagers,
  rateLimit: { points: 20, seconds: 600 },
  problems: ['notFound', 'userProtected', 'recoveryMissing', 'secondPersonNeeded', 'unavailable'],
} as const satisfies Declaration

export const stopRecovery = {
  schema: {} as typeof schema.stopRecovery,
  method: 'POST',
  path: '/api/users/:username/recovery/stop',
  access: userManagers,
  rateLimit: { points: 20, seconds: 600 },
  problems: ['notFound', 'userProtected', 'recoveryMissing', 'unavailable'],
} as const satisfies Declaration
