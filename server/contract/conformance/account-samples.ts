import type * as accounts from '../accounts/endpoints.ts'
import { endpoints } from '../index.ts'
import {
  addCodesTo,
  addPasskeyTo,
  invite,
  newPassword,
  newUsername,
  ownPassword,
  registerOne,
  registrationOf,
  requestReset,
  sessionsOf,
  startLogIn,
  startPasskeyLogInOf,
  startPasskeyOf,
  startRecoveryOf,
  succeed,
} from './account-calls.ts'
import { oneTimeCode } from './one-time-code.ts'
import { time } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'
import { createSoftwarePasskey } from './software-passkey.ts'
import type { ConformanceTarget } from './target.ts'

type Prepare = NonNullable<AnySample['prepare']>

/** An id that nothing has. */
const missingId = () => ({ id: '00000000-0000-4000-8000-000000000000' })

const ofAUser = {
  prepare: async (target: ConformanceTarget) => ({ params: { username: await target.addAccount() } }),
  missing: () => ({ username: 'nobody.has.this.name' }),
}

const ofAnInvitation = {
  prepare: async (target, caller) => ({ params: { id: (await invite(target, {}, caller)).id } }),
  missing: missingId,
} satisfies AnySample

const withInvitationKey: Prepare = async (target) => ({ key: (await invite(target)).key })

const withResetKey: Prepare = async (target) => ({
  key: await requestReset(target, await target.addAccount()),
})

const ofARecovery: Pick<typeof ofAUser, 'prepare' | 'missing'> = {
  ...ofAUser,
  async prepare(target) {
    const username = await target.addAccount()
    await startRecoveryOf(target, username)
    return { params: { username } }
  },
}

/** A credential of which nothing but the shape is right. */
const credential = { id: 'AAAA' }

export const accountSamples: Samples<typeof accounts> = {
  getUser: {},
  logIn: {
    body: { username: 'asha', ...ownPassword },
    prepare: async (target) => ({ body: { username: await target.addAccount(), ...ownPassword } }),
  },
  finishLogIn: {
    body: { code: '123456' },
    async prepare(target) {
      const username = await target.addAccount()
      const { recoveryCodes } = await addPasskeyTo(target, { cookie: await target.addSession(username) })
      return { cookie: await startLogIn(target, username), body: { code: recoveryCodes[0] } }
    },
  },
  startPasskeyLogIn: {},
  logInWithPasskey: {
    body: { credential },
    async prepare(target) {
      const cookie = await target.addSession(await target.addAccount())
      const { passkey } = await addPasskeyTo(target, { cookie })
      return { body: { credential: await passkey.assert(await startPasskeyLogInOf(target)) } }
    },
  },
  getRegistration: {},
  register: {
    body: registrationOf('lakshmi'),
    prepare: () => Promise.resolve({ body: registrationOf(newUsername()) }),
  },
  confirmRegistration: {
    prepare: async (target) => ({ key: await registerOne(target, newUsername()) }),
  },
  logOut: { as: 'client' },
  requestPasswordReset: {
    body: { username: 'asha' },
    prepare: async (target) => ({ body: { username: await target.addAccount() } }),
  },
  getPasswordReset: { prepare: withResetKey },
  resetPassword: { body: { newPassword }, prepare: withResetKey },
  getAccount: {},
  updateAccount: { body: { fullName: 'Asha Rao-Iyer' } },
  exportAccount: {},
  deleteAccount: { body: ownPassword },
  changePassword: { body: { ...ownPassword, newPassword } },
  requestEmailChange: { body: { ...ownPassword, email: 'asha.new@example.in' } },
  confirmEmailChange: {
    async prepare(target) {
      const username = await target.addAccount()
      const cookie = await target.addSession(username)
      const email = `${username}@new.example.in`
      await succeed(target, endpoints.requestEmailChange, { cookie, body: { ...ownPassword, email } })
      return { key: await target.linkKey('email-change', `${username}/new`) }
    },
  },
  listSessions: {},
  endSession: {
    async prepare(target, { username }) {
      const cookie = await target.addSession(username)
      const session = (await sessionsOf(target, { cookie })).find(({ isCurrent }) => isCurrent)
      return { params: { id: session!.id } }
    },
    missing: missingId,
  },
  endAllSessions: {},
  startTotp: { body: ownPassword },
  confirmTotp: {
    body: { code: '123456' },
    async prepare(target, { cookie }) {
      const { secret } = (await succeed(target, endpoints.startTotp, { cookie, body: ownPassword })).body
      return { body: { code: await oneTimeCode(secret, time.clock()) } }
    },
  },
  removeTotp: {
    body: ownPassword,
    prepare: async (target, caller) => ({ cookie: (await addCodesTo(target, caller, time.clock())).cookie }),
  },
  createRecoveryCodes: { body: ownPassword },
  startPasskey: { body: ownPassword },
  addPasskey: {
    body: { name: 'Laptop', credential },
    async prepare(target, { cookie }) {
      const passkey = await createSoftwarePasskey()
      const made = await passkey.create(await startPasskeyOf(target, cookie))
      return { body: { name: 'Laptop', credential: made } }
    },
  },
  removePasskey: {
    body: ownPassword,
    async prepare(target, caller) {
      const { passkey, cookie } = await addPasskeyTo(target, caller)
      return { params: { id: passkey.id }, cookie }
    },
    missing: () => ({ id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  },
  getInvitation: { prepare: withInvitationKey },
  acceptInvitation: {
    body: { username: 'lakshmi', fullName: 'Lakshmi Rao', password: newPassword },
    prepare: async (target) => ({
      key: (await invite(target)).key,
      body: { username: newUsername(), fullName: 'Lakshmi Rao', password: newPassword },
    }),
  },
  joinInvitation: { prepare: withInvitationKey },
  cancelRecovery: {
    async prepare(target) {
      const username = await target.addAccount()
      await startRecoveryOf(target, username)
      return { key: await target.linkKey('recovery-cancellation', username) }
    },
  },
  listUsers: {
    invalidParams: [{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { search: 'x'.repeat(101) }],
  },
  listInvitations: {},
  inviteUser: { body: { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in', role: 'client' } },
  resendInvitation: ofAnInvitation,
  withdrawInvitation: ofAnInvitation,
  changeRole: { ...ofAUser, body: { role: 'readonly' } },
  disableUser: ofAUser,
  enableUser: ofAUser,
  sendPasswordReset: ofAUser,
  listUserSessions: ofAUser,
  endUserSessions: ofAUser,
  startRecovery: { ...ofAUser, body: { email: 'asha.new@example.in' } },
  approveRecovery: ofARecovery,
  stopRecovery: ofARecovery,
}
