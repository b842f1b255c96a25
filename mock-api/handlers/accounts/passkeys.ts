/**
 * Passkeys (W3C Web Authentication Level 3). The mock checks what a page can get wrong: the type, the challenge (open,
 * of this user, once), the origin, the relying party, and that the device verified its user. It verifies no signature:
 * only the server does.
 */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { Handlers } from '../../mock-feature.ts'
import { checkOwnPassword, hasSecondFactor, instantOf, ownAccount, passkeysOf, toUser } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { CHALLENGE_MS } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { afterAdding, afterRemoving, isLastRequired } from './second-factors.ts'
import { signIn } from './sign-in.ts'
import { createToken, fromBase64url, toBase64url } from './tokens.ts'

/** Maximum time of the browser's dialog, in ms. */
const TIMEOUT_MS = 60_000

/** The first algorithm is preferred: Ed25519, ES256, RS256 (IANA COSE algorithms). */
const algorithms = [-8, -7, -257]

/** Position and bit of the flag in authenticator data that says that the user was verified (section 6.1). */
const flagsAt = 32
const userVerified = 0x04

/** Without HTTPS, passkeys belong to `localhost`, as on the server without a public URL. */
const relyingPartyOf = ({ origin }: AccountsWorld) =>
  origin?.startsWith('https:') ? new URL(origin).hostname : 'localhost'

function isOwnOrigin({ origin: own }: AccountsWorld, origin: string): boolean {
  if (own?.startsWith('https:')) return origin === own
  const url = URL.parse(origin)
  return url?.protocol === 'http:' && url.hostname === 'localhost' && url.origin === origin
}

function createChallenge(world: AccountsWorld, username: string | null): string {
  const challenge = createToken()
  world.state.passkeyChallenges.set(challenge, { username, expiresAt: instantOf(world, CHALLENGE_MS) })
  return challenge
}

/** Whether a challenge is open; it is then used up. */
function consumeChallenge(world: AccountsWorld, challenge: string, username: string | null): boolean {
  const { passkeyChallenges } = world.state
  const found = passkeyChallenges.get(challenge)
  if (!found || found.username !== username || found.expiresAt <= instantOf(world)) return false
  return passkeyChallenges.delete(challenge)
}

type Json = Readonly<Record<string, unknown>>

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Whether a credential is the response to an open challenge. @param username `null` for a sign-in */
async function isAccepted(
  world: AccountsWorld,
  credential: Json,
  type: 'webauthn.create' | 'webauthn.get',
  username: string | null,
): Promise<boolean> {
  const { id, rawId, type: kind, response } = credential
  if (fromBase64url(id) === undefined || rawId !== id || kind !== 'public-key') return false
  const { clientDataJSON, authenticatorData, attestationObject, signature } = asObject(response)
  const client = readClientData(clientDataJSON)
  if (client.type !== type) return false
  if (!consumeChallenge(world, String(client.challenge), username)) return false
  if (!isOwnOrigin(world, String(client.origin))) return false
  if (type === 'webauthn.get' && fromBase64url(signature) === undefined) return false
  const data =
    type === 'webauthn.get' ? fromBase64url(authenticatorData) : authenticatorDataIn(attestationObject)
  if (data === undefined || ((data[flagsAt] ?? 0) & userVerified) === 0) return false
  const party = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(relyingPartyOf(world)))
  return toBase64url(data.subarray(0, flagsAt)) === toBase64url(new Uint8Array(party))
}

function readClientData(json: unknown): Json {
  const bytes = fromBase64url(json)
  try {
    return bytes ? asObject(JSON.parse(new TextDecoder().decode(bytes))) : {}
  } catch {
    return {}
  }
}

/** The byte string after the text `authData` of an attestation object, which is a map in CBOR (RFC 8949). */
function authenticatorDataIn(attestationObject: unknown): Uint8Array | undefined {
  const bytes = fromBase64url(attestationObject)
  const name = new TextEncoder().encode('authData')
  const at = bytes?.findIndex((_, index) => name.every((code, offset) => bytes[index + offset] === code))
  if (!bytes || at === undefined || at < 0) return undefined
  // The initial byte of a byte string whose length follows in one byte, or in two.
  const head = bytes[at + name.length]
  const lengthBytes = head === 0x58 ? 1 : head === 0x59 ? 2 : undefined
  return lengthBytes && bytes.subarray(at + name.length + 1 + lengthBytes)
}

const readTransports = (response: unknown): string[] => {
  const { transports } = asObject(response)
  return Array.isArray(transports) ? transports.map(String) : []
}

type Names = 'startPasskey' | 'addPasskey' | 'removePasskey' | 'startPasskeyLogIn' | 'logInWithPasskey'

export const passkeyHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  startPasskey(call) {
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, call.body.password)
    if (refused) return refused
    const { username, fullName } = account
    return respond(200, {
      rp: { name: world.practice.name, id: relyingPartyOf(world) },
      user: { id: toBase64url(new TextEncoder().encode(username)), name: username, displayName: fullName },
      challenge: createChallenge(world, username),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: passkeysOf(world, username).map(({ id, transports }) => ({
        type: 'public-key',
        id,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    })
  },

  async addPasskey(call) {
    const { username } = ownAccount(world, call)
    const { name, credential } = call.body
    const isNew = await isAccepted(world, credential, 'webauthn.create', username)
    if (!isNew || world.state.passkeys.has(credential.id)) return refuse('passkeyRefused')
    const account = ownAccount(world, call)
    const isFirst = !hasSecondFactor(world, account)
    world.state.passkeys.set(credential.id, {
      id: credential.id,
      username,
      name,
      transports: readTransports(credential.response),
      createdAt: instantOf(world),
      lastUsedAt: null,
    })
    const { recoveryCodes, cookies } = afterAdding(world, account, call.browser, { isFirst })
    return { ...respond(201, { recoveryCodes }), cookies }
  },

  removePasskey: {
    owns: ({ user, params }) => world.state.passkeys.get(params.id)?.username === user.username,
    handle(call) {
      const account = ownAccount(world, call)
      const refused = checkOwnPassword(world, account, call.body.password)
      if (refused) return refused
      if (isLastRequired(world, account)) return refuse('lastSecondFactor')
      world.state.passkeys.delete(call.params.id)
      afterRemoving(world, account.username)
      return respond(204, undefined)
    },
  },

  /** Names no user: the browser offers the passkeys that it has for this site. */
  startPasskeyLogIn: () =>
    respond(200, {
      rpId: relyingPartyOf(world),
      challenge: createChallenge(world, null),
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    }),

  async logInWithPasskey({ body: { credential }, browser }) {
    const passkey = world.state.passkeys.get(credential.id)
    const isRight = passkey && (await isAccepted(world, credential, 'webauthn.get', null))
    const account = passkey && world.state.accounts.get(passkey.username)
    if (!isRight || !account || account.disabledAt !== null || account.confirmedAt === null)
      return refuse('passkeyRefused')
    world.state.passkeys.set(passkey.id, { ...passkey, lastUsedAt: instantOf(world) })
    return { ...respond(200, toUser(world, account)), cookies: signIn(world, account, browser) }
  },
})
