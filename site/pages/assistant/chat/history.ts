/** The chat in `sessionStorage`, so that it is still there after a visit to a source. It ends with the tab. */
import { tabItem } from '../../../ui/tab-storage.ts'
import { isOfAccount, type Exchange } from './exchange.ts'

const stored = tabItem('assistant-chat')

/** Incremented when the shape of an exchange changes: an older chat is then dropped. */
const VERSION = 1

interface StoredChat {
  version: number
  exchanges: readonly Exchange[]
}

/** Settled exchanges, without answers of an account. */
const keptOf = (exchanges: readonly Exchange[]) =>
  exchanges.filter(({ outcome }) => outcome.kind !== 'pending' && !isOfAccount(outcome))

export function writeHistory(exchanges: readonly Exchange[]): void {
  const kept = keptOf(exchanges)
  if (kept.length === 0) stored.remove()
  else stored.write(JSON.stringify({ version: VERSION, exchanges: kept } satisfies StoredChat))
}

/** Empty if there is none, or none that can be read. */
export function readHistory(): readonly Exchange[] {
  try {
    const { version, exchanges } = JSON.parse(stored.read() ?? '{}') as Partial<StoredChat>
    return version === VERSION && Array.isArray(exchanges) ? exchanges : []
  } catch {
    return []
  }
}
