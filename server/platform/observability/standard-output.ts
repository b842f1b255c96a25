/**
 * Where the log goes: standard output, written by the thread pool in the order of the lines.
 *
 * pino's own destination (sonic-boom 4.2) tries for ever, at the end of the process and without a turn for anything
 * else, to write what a reader who has gone will not take: it sleeps and tries again after every error, EPIPE too.
 */
import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

export interface StandardOutput extends DestinationStream {
  /** Calls back once all is written, or cannot be. */
  flush(callback: () => void): void
  /** Tries once to write what waits: for a process that ends. pino calls it after a fatal error. */
  flushSync(): void
}

/** How much waits for a reader who is slow; what comes on top is lost, and counted. Characters. */
const MOST_WAITING = 16 * 1024 * 1024

/** When a pipe that was full is tried again, in ms. */
const FULL_PIPE_RETRY_MS = 100

/** @param fd 1 by default. */
export function createStandardOutput(fd = 1): StandardOutput {
  let waiting: string[] = []
  let length = 0
  let lost = 0
  let isWriting = false
  let isReaderGone = false
  let flushed: (() => void)[] = []

  function take(): string {
    if (lost > 0) waiting.push(`{"level":40,"msg":"log lines lost","lost":${lost}}\n`)
    const text = waiting.join('')
    waiting = []
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
    if (waiting.length === 0) return end()
    isWriting = true
    writeAll(Buffer.from(take()))
  }

  function writeAll(bytes: Buffer): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeAll(bytes), FULL_PIPE_RETRY_MS)
      else if (error) {
        isReaderGone = true
        take()
        end()
      } else if (written < bytes.length) writeAll(bytes.subarray(written))
      else next()
    })
  }

  const output: StandardOutput = {
    write(line) {
      if (isReaderGone) return
      if (length > MOST_WAITING) return void lost++
      waiting.push(line)
      length += line.length
      if (!isWriting) next()
    },
    flush(callback) {
      if (isWriting) flushed.push(callback)
      else callback()
    },
    flushSync() {
      if (isReaderGone || waiting.length === 0) return
      try {
        writeSync(fd, take())
      } catch {
        // Nobody is left to be told.
      }
    },
  }
  process.once('exit', () => output.flushSync())
  return output
}
