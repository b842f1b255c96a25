import type { IsoDate } from '@anupalan/server/compliance/ist'
import { useSyncExternalStore } from 'react'
import { today, watchToday } from './today.ts'

/** The current date in India; `null` in prerendered HTML, which is read on later days. */
export const useToday = (): IsoDate | null => useSyncExternalStore(watchToday, today, () => null)
