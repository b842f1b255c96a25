import { logInWithPasskey, startPasskeyLogIn } from '@anupalan/server/contract/accounts/endpoints'
import type { User } from '@anupalan/server/contract/core/access'
import { NetworkError } from '@anupalan/server/contract/core/client'
import { apiOf } from '../../../ui/api.ts'
import { ShownError } from '../failure.ts'
import { signInWords } from './words.ts'

const api = apiOf({ startPasskeyLogIn, logInWithPasskey })

type Options = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Whether the browser has passkeys; older ones do not, and none has them without HTTPS. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/**
 * Signs in with a passkey, which the browser asks for. Its code is loaded with the first use.
 *
 * @throws ShownError if no passkey was used: the browser does not tell whether there is none
 */
export async function signInWithPasskey(signal: AbortSignal): Promise<User> {
  const [browser, options] = await Promise.all([
    import('@simplewebauthn/browser').catch((cause: unknown) => {
      throw new NetworkError(cause)
    }),
    api.startPasskeyLogIn({ signal }),
  ])
  signal.throwIfAborted()
  signal.addEventListener('abort', () => browser.WebAuthnAbortService.cancelCeremony(), { once: true })
  const credential = await browser
    .startAuthentication({ optionsJSON: options as unknown as Options })
    .catch((cause: unknown) => {
      throw new ShownError(signInWords.passkeyFailed, { cause })
    })
  return api.logInWithPasskey({ body: { credential: { ...credential } }, signal })
}
