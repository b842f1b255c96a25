/**
 * Limits the concurrent uploads of one process. A new upload evicts the slowest: otherwise forty slow uploads would
 * block all others until their timeout.
 */

export interface UploadPlace {
  /** Counts received bytes. */
  count(bytes: number): void
  leave(): void
}

export interface UploadPlaces {
  /**
   * @param onEvicted called if the place is given to a later upload.
   * @returns `undefined` if there is no place, and no upload is slow enough to be evicted.
   */
  enter(onEvicted: () => void): UploadPlace | undefined
}

export interface UploadPlacesOptions {
  readonly most: number
  /** In ms, from any start; `performance.now` by default. */
  readonly now?: () => number
}

/** An upload is not evicted before this age, in ms: long enough to measure its speed. */
export const EVICTION_GRACE_MS = 10_000

/** Uploads of at least this speed are never evicted, in bytes a second: 5 MB in 80 s. */
export const FAST_BYTES_PER_SECOND = 64 * 1024

export function createUploadPlaces({
  most,
  now = () => performance.now(),
}: UploadPlacesOptions): UploadPlaces {
  const taken = new Set<{ readonly since: number; bytes: number; readonly onEvicted: () => void }>()

  function evictSlowest(): boolean {
    const at = now()
    const speeds = [...taken]
      .filter(({ since }) => at - since >= EVICTION_GRACE_MS)
      .map((upload) => ({ upload, speed: (upload.bytes / (at - upload.since)) * 1000 }))
      .toSorted((one, other) => one.speed - other.speed)
    const [slowest] = speeds
    if (slowest === undefined || slowest.speed >= FAST_BYTES_PER_SECOND) return false
    taken.delete(slowest.upload)
    slowest.upload.onEvicted()
    return true
  }

  return {
    enter(onEvicted) {
      if (taken.size >= most && !evictSlowest()) return undefined
      const upload = { since: now(), bytes: 0, onEvicted }
      taken.add(upload)
      return {
        count(bytes) {
          upload.bytes += bytes
        },
        leave: () => void taken.delete(upload),
      }
    },
  }
}
