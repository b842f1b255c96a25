import type { PasskeyCredential, PasskeyOptions } from './add-passkey.machine.ts'

/** Loaded when the first passkey is made. */
const webAuthn = () => import('@simplewebauthn/browser')

/** Whether this browser can make passkeys at all. */
export const canCreatePasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/**
 * Asks the browser for a passkey. An aborted signal closes its dialog.
 *
 * @throws the browser's error; `interruptionOf` reads it
 */
export async function createCredential(
  options: PasskeyOptions,
  signal: AbortSignal,
): Promise<PasskeyCredential> {
  const { startRegistration, WebAuthnAbortService } = await webAuthn()
  signal.throwIfAborted()
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const credential = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })
  return { ...credential }
}

/** Why the browser made no passkey (W3C Web Authentication Level 3, section 5.1.3). */
export type Interruption = 'cancelled' | 'exists' | 'unsupported'

const interruptions: Readonly<Record<string, Interruption>> = {
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
}

/** A browser does not tell a refusal from a timeout. */
export function interruptionOf(error: unknown): Interruption {
  const name = error instanceof Error ? error.name : ''
  return interruptions[name] ?? 'cancelled'
}
