/**
 * The destination of the log: standard output, written by the thread pool in the order of the lines.
 *
 * At process exit, pino's own destination (sonic-boom 4.2) retries forever, blocking the event loop, if the reader has
 * disconnected: it sleeps and retries after every error, including EPIPE.
 */
import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

export interface StandardOutput extends DestinationStream {
  /** Calls back once all lines are written, or writing has failed. */
  flush(callback: () => void): void
  /** Writes queued lines synchronously, once: for a process that exits. pino calls it after a fatal error. */
  flushSync(): void
}

/** Maximum queue for a slow reader; further lines are dropped, and counted. Characters. */
const MAX_QUEUED = 16 * 1024 * 1024

/** Delay of a retry after a full pipe, in ms. */
const FULL_PIPE_RETRY_MS = 100

/** @param fd 1 by default. */
export function createStandardOutput(fd = 1): StandardOutput {
  let queued: string[] = []
  let length = 0
  let lost = 0
  let isWriting = false
  let hasFailed = false
  let flushed: (() => void)[] = []

  function take(): string {
    if (lost > 0) queued.push(`{"level":40,"msg":"log lines lost","lost":${lost}}\n`)
    const text = queued.join('')
    queued = []
    length = 0
    lost = 0
    return text
  }

  function end(): void {
    isWriting = false
    for (const callback of flushed) callback()
    flushed = []
  }

  function next(): void {
    if (queued.length === 0) return end()
    isWriting = true
    writeAll(Buffer.from(take()))
  }

  function writeAll(bytes: Buffer): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeAll(bytes), FULL_PIPE_RETRY_MS)
      else if (error) {
        hasFailed = true
        take()
        end()
      } else if (written < bytes.length) writeAll(bytes.subarray(written))
      else next()
    })
  }

  const output: StandardOutput = {
    write(line) {
      if (hasFailed) return
      if (length > MAX_QUEUED) return void lost++
      queued.push(line)
      length += line.length
      if (!isWriting) next()
    },
    flush(callback) {
      if (isWriting) flushed.push(callback)
      else callback()
    },
    flushSync() {
      if (hasFailed || queued.length === 0) return
      try {
        writeSync(fd, take())
      } catch {
        // The process exits, and there is no other output.
      }
    },
  }
  process.once('exit', () => output.flushSync())
  return output
}
