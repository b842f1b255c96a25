import type { IsoDate } from '@anupalan/server/compliance/ist'
import { useSyncExternalStore } from 'react'
import { today, watchToday } from './today.ts'

/** The day it is in India; `null` in prerendered HTML, which is read on days its build does not know. */
export const useToday = (): IsoDate | null => useSyncExternalStore(watchToday, today, () => null)
