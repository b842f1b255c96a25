/**
 * Fills the slots of documents with values of the database (decision 150). A document without slots, or with none
 * filled, is sent as the build compressed it.
 */
import { escapeHtml } from '@anupalan/server/contract/core/escape-html'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '../context.ts'
import { load } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { FilledSlots, SlotPart, SlotSource } from './slot-source.ts'
import { readSlotVersion } from './slot-version.ts'
import { variantOf } from './site-files.ts'
import type { PublicFile } from './site-files.ts'

/** How long the version of the database is not read again, in ms. */
export const CHECK_EVERY_MS = 500

/** The same after the database has failed. */
const CHECK_AFTER_FAILURE_MS = 5_000

/** How long a document waits for the database. Afterwards it is sent with what was read last, in ms. */
const MAX_WAIT_MS = 100

export interface SlotOptions {
  readonly sources: readonly SlotSource[]
  readonly templates: Readonly<Record<string, string>>
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  /** Monotonic, in ms. */
  readonly elapsed?: () => number
  /** `MAX_WAIT_MS` by default. */
  readonly maxWaitMs?: number
}

/** Returns a document with its slots filled: immediately if nothing has to be read or compressed. */
export type FillSlots = (file: PublicFile) => PublicFile | Promise<PublicFile>

interface State {
  readonly version: number
  readonly slots: FilledSlots['slots']
  readonly from: number
  /** When the slots change without a write. */
  readonly until: number
}

const unread: State = { version: -1, slots: new Map(), from: 0, until: Infinity }

export function createSlots({
  sources,
  templates,
  database,
  log,
  clock,
  elapsed = () => performance.now(),
  maxWaitMs = MAX_WAIT_MS,
}: SlotOptions): FillSlots {
  let state = unread
  let nextCheck = -Infinity
  let checking: Promise<void> | undefined
  let filled = new Map<PublicFile, PublicFile | Promise<PublicFile>>()

  /** Whether the slots have changed with time. */
  const isOver = () => {
    const now = clock().getTime()
    return now >= state.until || now < state.from
  }

  async function read(): Promise<void> {
    const version = await load(database, readSlotVersion)
    if (version === state.version && !isOver()) return
    const now = clock()
    const all = await load(database, (reading) =>
      Promise.all(sources.map((source) => source({ database: reading, now }))),
    )
    state = {
      version,
      slots: new Map(all.flatMap(({ slots }) => [...slots])),
      from: now.getTime(),
      until: Math.min(...all.map(({ until }) => until?.getTime() ?? Infinity)),
    }
    filled = new Map()
  }

  /** One at a time. Does not reject. */
  function check(): Promise<void> {
    checking ??= read()
      .then(
        () => void (nextCheck = elapsed() + CHECK_EVERY_MS),
        (error: unknown) => {
          nextCheck = elapsed() + CHECK_AFTER_FAILURE_MS
          log.error({ err: error }, 'slots of documents not read')
        },
      )
      .finally(() => void (checking = undefined))
    return checking
  }

  function fill(file: PublicFile): PublicFile | Promise<PublicFile> {
    const { slots = [] } = file
    if (!slots.some(({ name }) => state.slots.has(name))) return file
    const known = filled.get(file)
    if (known) return known
    const [cache, values] = [filled, state.slots]
    const result = fillDocument(file, (name) => render(name, values.get(name))).then(
      (document) => {
        cache.set(file, document)
        return document
      },
      (error: unknown) => {
        cache.delete(file)
        throw error
      },
    )
    cache.set(file, result)
    return result
  }

  function render(name: string, parts: readonly SlotPart[] | undefined): string | undefined {
    try {
      return parts?.map((part) => renderPart(templates, part)).join('')
    } catch (error) {
      log.error({ err: error, slot: name }, 'slot not filled')
      return undefined
    }
  }

  return (file) => {
    if (!file.slots) return file
    if (elapsed() < nextCheck) return fill(file)
    return atMost(check(), maxWaitMs).then(() => fill(file))
  }
}

async function atMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => void (timer = setTimeout(resolve, ms)))
  await Promise.race([work, timeout])
  clearTimeout(timer)
}

/** @throws Error if there is no such template, or a value of it is missing */
function renderPart(templates: SlotOptions['templates'], { template, values }: SlotPart): string {
  const html = Object.hasOwn(templates, template) ? templates[template] : undefined
  if (html === undefined) throw new Error(`The build has no template "${template}".`)
  return html.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The template "${template}" needs a value "${name}".`)
    return escapeHtml(value)
  })
}

/** @param htmlOf returns `undefined` for a slot that keeps the content of the build */
async function fillDocument(
  file: PublicFile,
  htmlOf: (name: string) => string | undefined,
): Promise<PublicFile> {
  const { bytes } = file.identity
  const pieces: Buffer[] = []
  let at = 0
  for (const { name, from, to } of file.slots ?? []) {
    const html = htmlOf(name)
    if (html === undefined) continue
    pieces.push(bytes.subarray(at, from), Buffer.from(html))
    at = to
  }
  pieces.push(bytes.subarray(at))
  const document = Buffer.concat(pieces)
  const [br, zipped] = await Promise.all([brotli(document, quality), gzipped(document)])
  return { ...file, identity: variantOf(document), br: variantOf(br), gzip: variantOf(zipped) }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Within a few percent of the size of the build's quality of 11, in a tenth of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
