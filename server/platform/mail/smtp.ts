/** Sends mail to an SMTP server. */
import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Sender } from './compose.ts'
import type { SmtpServer } from '../config/settings.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'

/** In ms. Each step may be slow, but together they stay within the lease of the outbox. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
}

export function deliverBySmtp(server: SmtpServer, from: Sender): Delivery {
  const { host, port, isImplicitTls, user, password } = server
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
  const transport = createTransport({
    host,
    port,
    secure: isImplicitTls,
    requireTLS: !isImplicitTls && !isLocal,
    ignoreTLS: !isImplicitTls && isLocal,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...timeouts,
    logger: false,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail, from))
      } catch (error) {
        throw new DeliveryError(describe(error), { isPermanent: isPermanentFailure(error) })
      }
    },
  }
}

/**
 * A 5xx reply (RFC 5321, section 4.2.1) to the recipient or to the mail. After authentication or the sender it means
 * that a setting is wrong: once that is fixed, the mail should be sent.
 */
function isPermanentFailure(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600 &&
    (command === 'RCPT TO' || command === 'DATA')
  )
}

function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'EUNKNOWN'
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name
}
