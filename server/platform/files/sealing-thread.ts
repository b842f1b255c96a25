/**
 * A thread that hashes and encrypts the bytes of uploads, so that meanwhile the server receives the next. The checksum of
 * an upload stays there between its requests.
 *
 * The thread starts with the first upload, and again with the next after it ended.
 */
import { Worker } from 'node:worker_threads'
import type { SealJob, Sealer } from './sealing.ts'
import type { FinishedDigest } from './upload-digest.ts'

export type SealRequest = { readonly id: number } & (
  | { readonly step: 'create'; readonly digest: number; readonly hasFingerprint: boolean }
  | { readonly step: 'seal'; readonly digest: number | undefined; readonly job: SealJob }
  | { readonly step: 'finish' | 'drop'; readonly digest: number }
)

export interface SealResponse {
  readonly id: number
  readonly result: number | FinishedDigest | undefined
}

/** The checksum of an upload on the thread. */
export interface ThreadDigest extends Sealer {
  /** The number of bytes so far; `undefined` once the thread has ended, and with it the checksum. */
  readonly position: number | undefined
  /** @throws Error if the thread ends meanwhile. */
  finish(): Promise<FinishedDigest>
  /** Forgets it. */
  drop(): void
}

export interface SealingThread extends Sealer {
  /** @param hasFingerprint as of `createUploadDigest` */
  createDigest(hasFingerprint: boolean): ThreadDigest
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

export function createSealingThread(): SealingThread {
  let worker: Worker | undefined
  let lastId = 0
  const pending = new Map<number, PromiseWithResolvers<SealResponse['result']>>()

  function start(): Worker {
    const started = new Worker(new URL('./sealing-worker.ts', import.meta.url), {
      // It needs none of the server's secrets.
      env: {},
      name: 'sealing',
    })
    const end = (reason: string) => {
      if (worker !== started) return
      worker = undefined
      for (const { reject } of pending.values()) reject(new Error(`The thread of uploads ended: ${reason}`))
      pending.clear()
    }
    started.on('message', ({ id, result }: SealResponse) => {
      pending.get(id)?.resolve(result)
      pending.delete(id)
      // An idle thread does not keep the server running.
      if (pending.size === 0) started.unref()
    })
    started.on('error', (error: Error) => end(error.message))
    started.on('exit', (code) => end(`exit code ${code}`))
    return started
  }

  function send(request: Unnumbered<SealRequest>): Promise<SealResponse['result']> {
    worker ??= start()
    const id = ++lastId
    const response = Promise.withResolvers<SealResponse['result']>()
    pending.set(id, response)
    worker.ref()
    worker.postMessage({ ...request, id }, [])
    return response.promise
  }

  const seal = async (job: SealJob, digest?: number) => (await send({ step: 'seal', digest, job })) as number

  return {
    seal: (job) => seal(job),
    createDigest(hasFingerprint) {
      const digest = ++lastId
      let position = 0
      send({ step: 'create', digest, hasFingerprint }).catch(() => {})
      const itsWorker = worker
      const isLost = () => worker !== itsWorker
      const throwIfLost = () => {
        if (isLost()) throw new Error('The thread of uploads ended.')
      }
      return {
        get position() {
          return isLost() ? undefined : position
        },
        async seal(job) {
          throwIfLost()
          position += job.length
          return seal(job, digest)
        },
        async finish() {
          throwIfLost()
          return (await send({ step: 'finish', digest })) as FinishedDigest
        },
        drop() {
          if (!isLost()) send({ step: 'drop', digest }).catch(() => {})
        },
      }
    },
  }
}

/** The one of this process. */
export const sealingThread = createSealingThread()
