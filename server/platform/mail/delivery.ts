import type { LeasedMail } from '../outbox.ts'

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
  constructor(code: string) {
    super(`The mail was not sent: ${code}.`)
    this.code = code
  }
}
