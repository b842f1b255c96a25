import { useSyncExternalStore } from 'react'
import { browserZone } from './times.ts'

const neverChanges = () => () => {}

/** The time zone of whoever reads, such as `America/New_York`; `null` in prerendered HTML. */
export const useZone = (): string | null => useSyncExternalStore(neverChanges, browserZone, () => null)
