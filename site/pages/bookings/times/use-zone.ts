import { useSyncExternalStore } from 'react'
import { browserZone } from './times.ts'

const neverChanges = () => () => {}

/** The visitor's time zone, such as `America/New_York`; `null` in prerendered HTML. */
export const useZone = (): string | null => useSyncExternalStore(neverChanges, browserZone, () => null)
