/** The bytes of a request, read as they arrive, with a limit of how slowly they may. */
import { refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import type { Request } from 'express'
import { freeMemory } from '../files/free-memory.ts'
import type { UploadPlaces } from '../files/upload-places.ts'
import { clearRequestTimeout } from './request-timeout.ts'

/** How slowly bytes may arrive. */
export interface ArrivalTimeouts {
  /** In each period of so many ms … */
  readonly window: number
  /** … at least so many bytes must arrive. */
  readonly minBytes: number
}

/** A lost connection is detected, and its place free again, after 10 to 20 s. */
const defaultTimeouts: ArrivalTimeouts = { window: 10_000, minBytes: 16 * 1024 }

/** Why the bytes of a request did not arrive completely. */
type Arrival = Refusal<'tooSlow' | 'unavailable' | 'badUpload' | 'wrongOffset'> | undefined

export interface IncomingBytes {
  /** The Content-Length header. */
  readonly announced: number | undefined
  /**
   * Calls `use` with each piece, in order; while what it returns is pending, no further piece is read. Ends with the
   * body, when it arrives too slowly, when its place is given to another upload, or when the connection is lost.
   *
   * @param use copies what it keeps of a piece, before it returns or what it returns has ended: the memory is then freed.
   * @returns the refusal if the body did not arrive completely. What arrived until then was passed to `use`.
   * @throws what `use` throws; the rest of the body is not read.
   */
  read(use: (bytes: Buffer) => Promise<void> | undefined): Promise<Arrival>
  /** Ends the reading for another request, with `wrongOffset`. */
  readonly stop: () => void
}

export function createIncomingBytes(
  request: Request,
  places: UploadPlaces,
  timeouts = defaultTimeouts,
): IncomingBytes {
  const length = request.get('Content-Length')
  const stopping = new AbortController()
  return {
    stop: () => stopping.abort(),
    announced: length === undefined ? undefined : Number(length),
    async read(use) {
      const place = places.enter(() => stop(refuse('tooSlow')))
      if (!place) return refuse('unavailable', { retryAfter: 10 })
      clearRequestTimeout(request)
      const ended = Promise.withResolvers<void>()
      let refusal: Arrival
      let recent = 0
      let work: Promise<void> | undefined
      const stop = (why: Arrival) => {
        refusal ??= why
        ended.resolve()
      }
      const lost = () => stop(refuse('badUpload'))
      let hasFailed = false
      const fail = (error: unknown) => {
        hasFailed = true
        ended.reject(error)
      }
      /** Reads no further piece until then. */
      const hold = (using: Promise<void>, piece: Buffer) => {
        request.pause()
        work = (async () => {
          await using
          freeMemory(piece)
          work = undefined
          if (refusal === undefined) request.resume()
        })()
        work.catch(fail)
      }
      const onData = (piece: Buffer) => {
        if (hasFailed) return
        recent += piece.length
        place.count(piece.length)
        try {
          const using = use(piece)
          if (using) hold(using, piece)
          else freeMemory(piece)
        } catch (error) {
          fail(error)
        }
      }
      const window = setInterval(() => {
        // While a piece is used, the connection is not read.
        if (recent < timeouts.minBytes && work === undefined) stop(refuse('tooSlow'))
        recent = 0
      }, timeouts.window)
      const onEnd = () => ended.resolve()
      stopping.signal.addEventListener('abort', () => stop(refuse('wrongOffset')), { once: true })
      request.on('data', onData).once('end', onEnd).once('aborted', lost).once('error', lost)
      try {
        await ended.promise
        await work
        return refusal
      } finally {
        clearInterval(window)
        place.leave()
        request.off('data', onData).off('end', onEnd).off('aborted', lost)
        // Read to the end, because a browser reads the response only after it has sent the request.
        request.resume()
      }
    },
  }
}
