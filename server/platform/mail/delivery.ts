import type { LeasedMail } from './outbox-rows.ts'

/** A way to send mail. */
export interface Delivery {
  /** Resolves once the recipient's system is responsible for the mail. @throws DeliveryError */
  send(mail: LeasedMail): Promise<void>
}

/** A mail was not sent, or it is uncertain. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Such as `ECONNREFUSED` or `EENVELOPE 550`. Never the reply text of a mail server, which quotes addresses. */
  readonly code: string
  /** Whether the mail or its recipient was rejected permanently, so that a retry is useless. */
  readonly isPermanent: boolean
  constructor(code: string, { isPermanent = false }: { readonly isPermanent?: boolean } = {}) {
    super(`The mail was not sent: ${code}.`)
    this.code = code
    this.isPermanent = isPermanent
  }
}
