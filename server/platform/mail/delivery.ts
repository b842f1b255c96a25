import type { LeasedMail } from './outbox.ts'

/** Where mail goes. */
export interface Delivery {
  /** Resolves once the mail is somebody else's to keep. @throws DeliveryError */
  send(mail: LeasedMail): Promise<void>
}

/** A mail was not sent, or not for certain. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Such as `ECONNREFUSED` or `EENVELOPE 550`. Never the words of a mail server, which quote addresses. */
  readonly code: string
  /** Whether the mail itself, or whom it is to, was refused for good: sent again, it would be refused again. */
  readonly isForGood: boolean
  constructor(code: string, { isForGood = false }: { readonly isForGood?: boolean } = {}) {
    super(`The mail was not sent: ${code}.`)
    this.code = code
    this.isForGood = isForGood
  }
}
