import type { EndpointName } from '@anupalan/server/contract/endpoints'
import { useRef, useState } from 'react'
import { isChangedMeanwhile } from './problem.ts'
import { useRefresh } from './use-api.ts'

/** A record that is only replaced by its version: another one is a 409. */
interface Versioned {
  readonly version: number
}

/**
 * The form of a record that somebody else may have changed first. After a 409 the newest version is read, for the form
 * to show it, and only then may the next save replace it.
 *
 * @param edited what the form was opened with; `undefined` for a new record
 * @param refreshes reads that are fetched again when a newer version was found
 */
export function useNewest<Stored extends Versioned>(
  edited: Stored | undefined,
  refreshes: readonly EndpointName[],
) {
  const refresh = useRefresh()
  /** The version that a save replaces; 0 for a new record. */
  const version = useRef(edited?.version ?? 0)
  const [newest, setNewest] = useState<Stored | null>()

  /**
   * Saves, and reads the newest version if that was a conflict.
   *
   * @param save sends the form, which replaces this version
   * @param read what is stored now: `null` if it was removed, `undefined` if there is nothing to show
   */
  async function saveNewest<Result>(
    save: (version: number) => Promise<Result>,
    read: () => Promise<Stored | null | undefined>,
  ): Promise<Result> {
    try {
      return await save(version.current)
    } catch (error) {
      const found = isChangedMeanwhile(error) ? await read() : undefined
      if (found !== undefined) {
        version.current = found?.version ?? 0
        setNewest(found)
        void refresh(refreshes)
      }
      throw error
    }
  }
  /** `newest`: what was stored meanwhile, `null` if it was removed, `undefined` without a conflict. */
  return { newest, saveNewest }
}
