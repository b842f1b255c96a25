/** Mail as `.eml` files in a folder, which any mail program opens: used without a mail server. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { LeasedMail } from './outbox-rows.ts'
import { composeMail } from './compose.ts'
import type { Sender } from './compose.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import type { Config } from '../config/config.ts'
import type { MailKind } from './mail-kinds.ts'

/** Name of the folder inside the data folder. */
export const outboxFolder = 'outbox'

/** @param folder created if it does not exist, readable by its owner only. */
export function deliverToFolder(folder: string, from: Sender): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, from))
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeAtomically(folder, fileName(mail), message as Buffer)
      } catch (error) {
        throw new DeliveryError(codeOf(error))
      }
    },
  }
}

/** `20261120T083000000Z-enquiry-<id>.eml`: sorts by time, and contains kind and age for the erasure. */
const fileName = ({ createdAt, kind, id }: LeasedMail) => `${stamp(createdAt)}-${kind}-${id}.eml`

const stamp = (instant: string) => instant.replaceAll(/[-:.]/g, '')

/** Writes a file atomically; a mail that is sent again overwrites its file. */
async function writeAtomically(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`)
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/**
 * Erases mails of a kind that were queued up to an instant.
 *
 * @param isErased by id: whether a younger mail is erased as well, since its row in the outbox is.
 */
export async function eraseFromFolder(
  { dataDir }: Pick<Config, 'dataDir'>,
  kind: MailKind,
  upTo: Date,
  isErased: (id: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const folder = join(dataDir, outboxFolder)
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const last = stamp(upTo.toISOString())
  for (const name of names) {
    const [, queuedAt, itsKind, id] =
      /^\.?(\d{8}T\d{9}Z)-([a-z]+)-([\da-f-]{36})\.eml(?:\.part)?$/.exec(name) ?? []
    if (queuedAt === undefined || id === undefined || itsKind !== kind) continue
    if (queuedAt <= last || (await isErased(id))) await rm(join(folder, name), { force: true })
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'
