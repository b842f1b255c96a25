/** Hashes and encrypts for the main thread, see `sealing-thread.ts`. */
import { parentPort } from 'node:worker_threads'
import { sealBatch } from './sealing.ts'
import type { SealRequest, SealResponse } from './sealing-thread.ts'
import { createUploadDigest } from './upload-digest.ts'
import type { UploadDigest } from './upload-digest.ts'

const digests = new Map<number, UploadDigest>()

function answer(request: SealRequest): SealResponse['result'] {
  switch (request.step) {
    case 'create':
      digests.set(request.digest, createUploadDigest(request.hasFingerprint))
      return undefined
    case 'seal':
      return sealBatch(request.job, request.digest === undefined ? undefined : digests.get(request.digest))
    case 'finish': {
      const digest = digests.get(request.digest)
      digests.delete(request.digest)
      return digest?.finish()
    }
    case 'drop':
      digests.delete(request.digest)
      return undefined
  }
}

parentPort!.on('message', (request: SealRequest) => {
  parentPort!.postMessage({ id: request.id, result: answer(request) } satisfies SealResponse, [])
})
