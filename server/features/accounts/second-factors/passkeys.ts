/** Passkeys (W3C Web Authentication Level 3): one is a whole sign-in, because the device verifies its user. */
import { CHALLENGE_MS } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { createHash, randomBytes } from 'node:crypto'
import { refuse, respond } from '@anupalan/server/contract'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Config } from '../../../platform/config/config.ts'
import type { Context, RequestContext } from '../../../platform/context.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import {
  checkOwnPassword,
  loadOwnUser,
  orUnavailable,
  recordAccountAudit,
  signedIn,
} from '../account-context.ts'
import { recordRefusal, signIn } from '../log-in.ts'
import { findUser, hasSecondFactor, toUser } from '../queries.ts'
import { digestOf } from '../../../platform/database/tokens.ts'
import { afterAdding, afterRemoving, isLastRequired } from './changes.ts'

/** Loaded with the first passkey: it takes memory, and most servers start without needing it. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys belong to a host name, never to an IP address: without a public URL, to `localhost`. */
const relyingPartyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl?.hostname ?? 'localhost'

/** The origins from which a passkey is accepted. Without a public URL, every port of `localhost`. */
function originsOf({ publicUrl }: Pick<Config, 'publicUrl'>, clientDataJson: string): string[] {
  if (publicUrl) return [publicUrl.origin]
  const claimed = URL.parse(originIn(clientDataJson))
  return claimed?.protocol === 'http:' && claimed.hostname === 'localhost' ? [claimed.origin] : []
}

function originIn(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
    return typeof data === 'object' && data !== null && 'origin' in data ? String(data.origin) : ''
  } catch {
    return ''
  }
}

/** A stable id without a name in it, as authenticators store it. */
const userIdOf = (username: string) =>
  new Uint8Array(createHash('sha256').update(`passkeys of ${username}`).digest())

/** Stores a new challenge. @param username whose passkey is made; `null` for a sign-in */
async function createChallenge({ database, clock }: Context, username: string | null) {
  const challenge = new Uint8Array(randomBytes(32))
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS).toISOString()
  const digest = digestOf(Buffer.from(challenge).toString('base64url'))
  await store(database, (transaction) =>
    transaction.insertInto('passkeyChallenges').values({ digest, username, expiresAt }).execute(),
  )
  return challenge
}

/** Whether a challenge is open; it is then used up. */
const consumeChallenge =
  ({ database, clock }: Context, username: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const consumed = await store(database, (transaction) =>
      transaction
        .deleteFrom('passkeyChallenges')
        .where('digest', '=', digestOf(challenge))
        .where('username', username === null ? 'is' : '=', username)
        .where('expiresAt', '>', clock().toISOString())
        .returning('digest')
        .executeTakeFirst(),
    )
    return consumed !== undefined
  }

export const startPasskey = (context: RequestContext, call: Call<'startPasskey'>) =>
  orUnavailable(async () => {
    const { config, database, practice } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    const own = await load(database, (reading) =>
      reading
        .selectFrom('passkeys')
        .select(['id', 'transports'])
        .where('username', '=', user.username)
        .execute(),
    )
    const options = await (
      await webAuthn()
    ).generateRegistrationOptions({
      rpName: practice.name,
      rpID: relyingPartyOf(config),
      userID: userIdOf(user.username),
      userName: user.username,
      userDisplayName: user.fullName,
      challenge: await createChallenge(context, user.username),
      attestationType: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: readTransports(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return respond(200, { ...options })
  })

const readTransports = (json: string) => JSON.parse(json) as AuthenticatorTransport[]

export async function addPasskey(context: RequestContext, call: Call<'addPasskey'>) {
  const { config, database, clock } = context
  const user = await loadOwnUser(context, call)
  const response = call.body.credential as unknown as RegistrationResponseJSON
  const verified = await orRefused(async () =>
    (await webAuthn()).verifyRegistrationResponse({
      response,
      expectedChallenge: consumeChallenge(context, user.username),
      expectedOrigin: originsOf(config, response.response.clientDataJSON),
      expectedRPID: relyingPartyOf(config),
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return refuse('passkeyRefused')
  const { credential } = verified.registrationInfo
  const now = clock()
  return store(database, async (transaction) => {
    const added = await transaction
      .insertInto('passkeys')
      .values({
        id: credential.id,
        username: user.username,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signatureCounter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name: call.body.name,
        createdAt: now.toISOString(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // The passkey is stored already, for this account or another one.
    if (!added) return refuse('passkeyRefused')
    await recordAccountAudit(transaction, 'passkey.add', user.username, call, now)
    const { recoveryCodes, cookies } = await afterAdding(transaction, context, user, call, {
      isFirst: !hasSecondFactor(user),
    })
    return { ...respond(201, { recoveryCodes }), cookies }
  })
}

/** Whether a passkey is the user's. */
export const ownsPasskey =
  ({ database }: RequestContext) =>
  async ({
    user,
    params,
  }: {
    readonly user: { readonly username: string }
    readonly params: { readonly id: string }
  }) => {
    const found = await load(database, (reading) =>
      reading
        .selectFrom('passkeys')
        .select('id')
        .where('id', '=', params.id)
        .where('username', '=', user.username)
        .executeTakeFirst(),
    )
    return found !== undefined
  }

export const removePasskey = (context: RequestContext, call: Call<'removePasskey'>) =>
  orUnavailable(async () => {
    const { database, clock } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    if (isLastRequired(context, user)) return refuse('lastSecondFactor')
    await store(database, async (transaction) => {
      await transaction
        .deleteFrom('passkeys')
        .where('id', '=', call.params.id)
        .where('username', '=', signedIn(call).username)
        .execute()
      await recordAccountAudit(transaction, 'passkey.remove', user.username, call, clock())
      await afterRemoving(transaction, context, user)
    })
    return respond(204, undefined)
  })

/** Names no user: the browser offers the passkeys that it has for this site. */
export async function startPasskeyLogIn(context: RequestContext) {
  const options = await (
    await webAuthn()
  ).generateAuthenticationOptions({
    rpID: relyingPartyOf(context.config),
    challenge: await createChallenge(context, null),
    userVerification: 'required',
  })
  return respond(200, { ...options })
}

export async function logInWithPasskey(context: RequestContext, call: Call<'logInWithPasskey'>) {
  const { config, database, clock } = context
  const response = call.body.credential as unknown as AuthenticationResponseJSON
  const passkey = await load(database, (reading) =>
    reading.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst(),
  )
  const verified =
    passkey &&
    (await orRefused(async () =>
      (await webAuthn()).verifyAuthenticationResponse({
        response,
        expectedChallenge: consumeChallenge(context, null),
        expectedOrigin: originsOf(config, response.response.clientDataJSON),
        expectedRPID: relyingPartyOf(config),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.signatureCounter,
          transports: readTransports(passkey.transports),
        },
        requireUserVerification: true,
      }),
    ))
  const now = clock()
  return store(database, async (transaction) => {
    const user = passkey && (await findUser(transaction, passkey.username))
    if (!verified?.verified || !user || user.disabledAt !== null || user.confirmedAt === null) {
      await recordRefusal(transaction, passkey?.username, 'passkey', call, now)
      return refuse('passkeyRefused')
    }
    await transaction
      .updateTable('passkeys')
      .set({
        signatureCounter: verified.authenticationInfo.newCounter,
        lastUsedAt: now.toISOString(),
      })
      .where('id', '=', passkey.id)
      .execute()
    return {
      ...respond(200, toUser(config, user)),
      cookies: await signIn(transaction, context, user, call, 'passkey'),
    }
  })
}

/** The library throws for every response that is malformed or does not match. */
async function orRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error && error.name === 'StorageError') throw error
    return undefined
  }
}
