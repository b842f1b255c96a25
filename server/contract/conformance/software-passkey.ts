/**
 * An authenticator in software (W3C WebAuthn Level 3, section 6): makes passkeys and signs challenges, honestly or not.
 */
import { encodeBase64url, joinBytes, sha256 } from './bytes.ts'

/** Flags of authenticator data: user present, user verified, attested credential data. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const

export interface Ceremony {
  readonly challenge: string
  readonly origin: string
  readonly relyingParty: string
  readonly isUserVerified?: boolean
}

export interface SoftwarePasskey {
  readonly id: string
  /** As the body of `addPasskey`. */
  readonly create: (ceremony: Ceremony) => Promise<object>
  /** As the body of `logInWithPasskey`. */
  readonly assert: (ceremony: Ceremony) => Promise<object>
}

const utf8 = (text: string) => new TextEncoder().encode(text)

export async function createSoftwarePasskey(): Promise<SoftwarePasskey> {
  const id = crypto.getRandomValues(new Uint8Array(16))
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )
  // An uncompressed point: 0x04, x, y.
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const key = coseKey(point.slice(1, 33), point.slice(33))
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  async function authenticatorData(
    { relyingParty, isUserVerified = true }: Ceremony,
    more: Uint8Array<ArrayBuffer> | null,
  ) {
    const head = new Uint8Array(37)
    head.set(await sha256(utf8(relyingParty)))
    head[32] = flags.present | (isUserVerified ? flags.verified : 0) | (more ? flags.attested : 0)
    new DataView(head.buffer).setUint32(33, ++counter)
    return more ? joinBytes(head, more) : head
  }

  const credential = (response: object) => ({
    id: encodeBase64url(id),
    rawId: encodeBase64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: encodeBase64url(id),
    async create(ceremony) {
      const attested = joinBytes(new Uint8Array(16), new Uint8Array([0, id.length]), id, key)
      const data = await authenticatorData(ceremony, attested)
      const attestation = joinBytes(
        // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR (RFC 8949).
        new Uint8Array([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        new Uint8Array([0xa0]),
        cborText('authData'),
        cborBytes(data),
      )
      return credential({
        clientDataJSON: encodeBase64url(clientData('webauthn.create', ceremony)),
        attestationObject: encodeBase64url(attestation),
        transports: ['internal'],
      })
    },
    async assert(ceremony) {
      const data = await authenticatorData(ceremony, null)
      const client = clientData('webauthn.get', ceremony)
      const signed = joinBytes(data, await sha256(client))
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
      return credential({
        clientDataJSON: encodeBase64url(client),
        authenticatorData: encodeBase64url(data),
        signature: encodeBase64url(derSignature(new Uint8Array(signature))),
      })
    },
  }
}

/** An ES256 key as a COSE map (RFC 9053, section 7.1.1). */
const coseKey = (x: Uint8Array, y: Uint8Array) =>
  joinBytes(
    // 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y
    new Uint8Array([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    new Uint8Array([0x22]),
    cborBytes(y),
  )

/** The two numbers of a signature as an ASN.1 sequence (RFC 3279, section 2.2.3), as authenticators send it. */
function derSignature(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = joinBytes(derInteger(raw.slice(0, 32)), derInteger(raw.slice(32)))
  return joinBytes(new Uint8Array([0x30, numbers.length]), numbers)
}

/** Without leading zeros, but for one before a first bit that would make it negative. */
function derInteger(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = bytes.slice(start)
  const [first = 0] = digits
  const padding = first >= 0x80 ? [0] : []
  return joinBytes(new Uint8Array([0x02, digits.length + padding.length, ...padding]), digits)
}

/** A text of fewer than 24 characters in CBOR. */
const cborText = (value: string) => joinBytes(new Uint8Array([0x60 + value.length]), utf8(value))

/** A byte string of 24 to 65,535 bytes in CBOR, with the shortest length that fits. */
const cborBytes = (value: Uint8Array) =>
  joinBytes(
    new Uint8Array(
      value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff],
    ),
    value,
  )
