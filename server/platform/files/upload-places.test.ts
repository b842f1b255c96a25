import { beforeEach, describe, expect, test } from 'vitest'
import { FAST_BYTES_PER_SECOND, EVICTION_GRACE_MS, createUploadPlaces } from './upload-places.ts'
import type { UploadPlaces } from './upload-places.ts'

describe('upload places', () => {
  let now: number
  let places: UploadPlaces
  let evicted: string[]
  beforeEach(() => {
    now = 0
    evicted = []
    places = createUploadPlaces({ most: 2, now: () => now })
  })

  const enter = (name: string) => places.enter(() => void evicted.push(name))

  test('are limited, and free once they are left', () => {
    const first = enter('first')
    enter('second')
    expect(enter('third')).toBeUndefined()
    first?.leave()
    expect(enter('third')).toHaveProperty('leave')
    expect(evicted).toEqual([])
  })

  test('are taken from the slowest upload for a new one, after a grace period', () => {
    enter('slow')?.count(200_000)
    enter('slowest')?.count(150_000)
    now = EVICTION_GRACE_MS - 1
    expect(enter('new')).toBeUndefined()
    now = EVICTION_GRACE_MS
    expect(enter('new')).toHaveProperty('leave')
    expect(evicted).toEqual(['slowest'])
    expect(enter('another')).toHaveProperty('leave')
    // Both remaining uploads are new.
    expect(enter('one more')).toBeUndefined()
    expect(evicted).toEqual(['slowest', 'slow'])
  })

  test('are kept by uploads that are fast enough', () => {
    for (const name of ['one', 'other'])
      enter(name)?.count((FAST_BYTES_PER_SECOND * EVICTION_GRACE_MS) / 1000)
    now = EVICTION_GRACE_MS
    expect(enter('new')).toBeUndefined()
    expect(evicted).toEqual([])
  })
})
