/**
 * How many uploads one process reads at a time, and who has to go when another comes. The slowest has: otherwise forty
 * that take all the time they are given would keep everybody else out.
 */

export interface UploadPlace {
  /** Tells how many bytes came. */
  count(bytes: number): void
  leave(): void
}

export interface UploadPlaces {
  /**
   * @param onEvicted called where the place goes to somebody who came later.
   * @returns `undefined` where there is no place, and none so slow that it could be given away.
   */
  enter(onEvicted: () => void): UploadPlace | undefined
}

export interface UploadPlacesOptions {
  readonly most: number
  /** In ms, from any start; `performance.now` by default. */
  readonly now?: () => number
}

/** For how long nobody is evicted, in ms: long enough to tell the slow from the new. */
export const UNTOUCHED_MS = 10_000

/** Who is as fast is never evicted, in bytes a second: 5 MB in 80 s. */
export const FAST_ENOUGH = 64 * 1024

export function createUploadPlaces({
  most,
  now = () => performance.now(),
}: UploadPlacesOptions): UploadPlaces {
  const taken = new Set<{ readonly since: number; bytes: number; readonly onEvicted: () => void }>()

  function evictSlowest(): boolean {
    const at = now()
    const speeds = [...taken]
      .filter(({ since }) => at - since >= UNTOUCHED_MS)
      .map((upload) => ({ upload, speed: (upload.bytes / (at - upload.since)) * 1000 }))
      .toSorted((one, other) => one.speed - other.speed)
    const [slowest] = speeds
    if (slowest === undefined || slowest.speed >= FAST_ENOUGH) return false
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
