/** References of uploads that were started in this tab, so that the same file goes on after a reload. */
import { UPLOAD_LIFETIME_MS } from '@anupalan/server/contract/core/resumable'
import { isReference, type Reference } from '@anupalan/server/contract/core/reference'
import { tabItem } from '../../../../ui/tab-storage.ts'

const item = tabItem('uploads')

interface Started {
  readonly reference: Reference<'UP'>
  /** When it was started; ms since 1970. */
  readonly at: number
}

/** By client and fingerprint of the content. */
type AllStarted = Readonly<Record<string, Started>>

const keyOf = (client: string, fingerprint: string) => `${client} ${fingerprint}`

function read(): AllStarted {
  try {
    const all = JSON.parse(item.read() ?? '{}') as AllStarted
    const since = Date.now() - UPLOAD_LIFETIME_MS
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at > since))
  } catch {
    return {}
  }
}

/** The reference of an upload of this content that was started and not finished. */
export function startedUpload(client: string, fingerprint: string | undefined): Reference<'UP'> | undefined {
  if (fingerprint === undefined) return undefined
  const reference = read()[keyOf(client, fingerprint)]?.reference
  return reference !== undefined && isReference('UP', reference) ? reference : undefined
}

export function rememberUpload(
  client: string,
  fingerprint: string | undefined,
  reference: Reference<'UP'>,
): void {
  if (fingerprint === undefined) return
  item.write(JSON.stringify({ ...read(), [keyOf(client, fingerprint)]: { reference, at: Date.now() } }))
}

export function forgetUpload(client: string, fingerprint: string | undefined): void {
  if (fingerprint === undefined) return
  const { [keyOf(client, fingerprint)]: _, ...others } = read()
  if (Object.keys(others).length === 0) item.remove()
  else item.write(JSON.stringify(others))
}
