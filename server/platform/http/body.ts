/** Reads a body as text, up to the endpoint's limit. */
import { refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import express from 'express'
import type { Request } from 'express'

/** @returns `null` as the text if the bytes are not UTF-8. */
export async function readText(
  request: Request,
  limit: number,
): Promise<{ readonly text: string | null } | Refusal<'tooLarge' | 'malformedJson'>> {
  const read = express.raw({ type: () => true, limit, inflate: false })
  try {
    await new Promise<void>((resolve, reject) => {
      read(request, request.res!, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
    })
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status === 413) return refuse('tooLarge')
    // The caller disconnected, or sent less than its Content-Length.
    if (status === 400) return refuse('malformedJson')
    throw error
  }
  const body: unknown = request.body
  return { text: decode(body instanceof Uint8Array ? body : new Uint8Array()) }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
