import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { LeasedMail } from './outbox-rows.ts'
import { DeliveryError } from './delivery.ts'
import { deliverBySmtp } from './smtp.ts'

const from = { name: 'आनुपालन & Co', address: 'office@testing.example' }

const mail: LeasedMail = {
  id: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001',
  kind: 'enquiry',
  recipient: 'office@testing.example',
  replyTo: 'asha.rao@example.in',
  subject: 'Enquiry EN-7K3M-Q9XD-2B4F: GST Services',
  body: 'Name: आशा राव\nCompany: ராவ் டெக்ஸ்டைல்ஸ்\n\n.\n.. and dots\nFrom the start of a line',
  html: null,
  calendar: null,
  links: null,
  unsubscribe: null,
  thread: null,
  createdAt: '2026-11-20T08:30:00.000Z',
  attempts: 1,
}

interface Received {
  readonly sender: string
  readonly recipients: readonly string[]
  readonly raw: string
  readonly isSecure: boolean
  readonly user?: string
}

describe('mail by SMTP', () => {
  let server: SMTPServer | undefined
  let received: Received[]
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())))

  async function listen(options: SMTPServerOptions = {}) {
    received = []
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            sender: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
            isSecure: session.secure,
            user: session.user,
          })
          callback()
        })
      },
      ...options,
    })
    // Clients that reject its certificate disconnect.
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    return { host: '127.0.0.1', port: (server.server.address() as AddressInfo).port, isImplicitTls: false }
  }

  const failure = async (sending: Promise<void>) => {
    const error: unknown = await sending.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DeliveryError)
    return (error as DeliveryError).code
  }

  test('arrives unchanged: names and text in any script, From and Reply-To', async () => {
    await deliverBySmtp(await listen(), from).send(mail)
    expect(received).toHaveLength(1)
    const { sender, recipients, raw } = received[0]!
    expect({ sender, recipients }).toEqual({
      sender: 'office@testing.example',
      recipients: ['office@testing.example'],
    })
    const parsed = await PostalMime.parse(raw)
    expect(parsed.text?.trimEnd()).toBe(mail.body)
    expect(parsed).toMatchObject({
      from: { name: 'आनुपालन & Co', address: 'office@testing.example' },
      to: [{ address: 'office@testing.example' }],
      replyTo: [{ address: 'asha.rao@example.in' }],
      subject: mail.subject,
      date: '2026-11-20T08:30:00.000Z',
      messageId: `<${mail.id}@testing.example>`,
    })
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('sent twice is byte-identical, with the same Message-ID', async () => {
    const delivery = deliverBySmtp(await listen(), from)
    await delivery.send(mail)
    await delivery.send({ ...mail, attempts: 2 })
    expect(received).toHaveLength(2)
    expect(received[1]?.raw).toBe(received[0]?.raw)
  })

  test('no field injects a header or a recipient, even one that the contract would reject', async () => {
    const hostile = 'x\r\nBcc: hostile@example.in\r\n\r\nanother body'
    const delivery = deliverBySmtp(await listen(), from)
    await delivery.send({ ...mail, subject: hostile, replyTo: 'asha@example.in\r\nBcc: hostile@example.in' })
    await delivery.send({ ...mail, replyTo: 'asha@example.in, hostile@example.in' })
    await delivery.send({ ...mail, replyTo: 'a <hostile@example.in> b@example.in' })
    await delivery.send({ ...mail, body: `\r\n.\r\nMAIL FROM:<hostile@example.in>\r\n` })
    expect(received).toHaveLength(4)
    for (const { raw, recipients, sender } of received) {
      expect([sender, ...recipients]).toEqual(['office@testing.example', 'office@testing.example'])
      const { headers, bcc, replyTo } = await PostalMime.parse(raw)
      expect(headers.map(({ key }) => key)).not.toContain('bcc')
      expect(bcc).toBeUndefined()
      expect(replyTo?.length ?? 0).toBeLessThanOrEqual(1)
      expect(replyTo?.map((each) => each.address) ?? []).not.toContain('hostile@example.in')
    }
  })

  test('an address in another script never requires SMTPUTF8', async () => {
    const delivery = deliverBySmtp(await listen(), from)
    await delivery.send({ ...mail, replyTo: 'lekha@उदाहरण.भारत' })
    await delivery.send({ ...mail, replyTo: 'लेखा@उदाहरण.भारत' })
    const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'))
    for (const { raw } of received) expect(headersOf(raw)).toMatch(/^[\x20-\x7E\r\n]*$/)
    const [inAscii, inHindi] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
    expect(inAscii?.replyTo?.[0]?.address).toBe('lekha@xn--p1b6ci4b4b3a.xn--h2brj9c')
    expect(inHindi?.replyTo).toBeUndefined()
  })

  test('signs in where a user is given', async () => {
    const listening = await listen({
      onAuth: ({ username, password }, _session, callback) =>
        password === 's:crèt' ? callback(null, { user: username }) : callback(new Error('no')),
    })
    const user = 'office@testing.example'
    await deliverBySmtp({ ...listening, user, password: 's:crèt' }, from).send(mail)
    expect(received).toMatchObject([{ user }])
    expect(await failure(deliverBySmtp({ ...listening, user, password: 'wrong' }, from).send(mail))).toBe(
      'EAUTH 535',
    )
  })

  test('is not sent to another host without TLS, or with an untrusted certificate', async () => {
    // This machine by an address that does not count as local.
    const other = { ...(await listen()), host: '::ffff:127.0.0.1' }
    expect(await failure(deliverBySmtp(other, from).send(mail))).toBe('ETLS 500')
    await new Promise<void>((resolve) => server!.close(resolve))
    const { port } = await listen({ disabledCommands: [] })
    expect(await failure(deliverBySmtp({ ...other, port }, from).send(mail))).toBe('ESOCKET')
    expect(received).toEqual([])
  })

  test('that a server refuses is told by its code, and never in its words, which quote addresses', async () => {
    const listening = await listen({
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 })),
    })
    const sending = deliverBySmtp(listening, from).send(mail)
    await expect(sending).rejects.toThrow('The mail was not sent: EENVELOPE 550.')
    await expect(sending).rejects.not.toHaveProperty('cause')
    await expect(sending).rejects.toHaveProperty('isPermanent', true)
  })

  test.each([
    ['a recipient', 'onRcptTo', 550, true],
    ['a recipient temporarily', 'onRcptTo', 450, false],
    ['a sender, which is a setting', 'onMailFrom', 550, false],
  ] as const)('rejected because of %s', async (_what, hook, responseCode, isPermanent) => {
    const smtp = await listen({
      [hook]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(Object.assign(new Error('no'), { responseCode })),
    })
    await expect(deliverBySmtp(smtp, from).send(mail)).rejects.toMatchObject({ isPermanent })
  })

  test('rejected because of the mail itself', async () => {
    const smtp = await listen({
      onData: (stream, _session, callback) => {
        stream.resume()
        stream.on('end', () => callback(Object.assign(new Error('no'), { responseCode: 554 })))
      },
    })
    await expect(deliverBySmtp(smtp, from).send(mail)).rejects.toMatchObject({ isPermanent: true })
  })

  test('to an unreachable server is an error with its code', async () => {
    const { port } = await listen()
    await new Promise<void>((resolve) => server!.close(resolve))
    server = undefined
    const unreachable = { host: '127.0.0.1', port, isImplicitTls: false }
    expect(await failure(deliverBySmtp(unreachable, from).send(mail))).toBe('ESOCKET')
  })
})
