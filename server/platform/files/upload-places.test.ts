import { beforeEach, describe, expect, test } from 'vitest'
import { FAST_ENOUGH, UNTOUCHED_MS, createUploadPlaces } from './upload-places.ts'
import type { UploadPlaces } from './upload-places.ts'

describe('the places of uploads', () => {
  let now: number
  let places: UploadPlaces
  let evicted: string[]
  beforeEach(() => {
    now = 0
    evicted = []
    places = createUploadPlaces({ most: 2, now: () => now })
  })

  const enter = (name: string) => places.enter(() => void evicted.push(name))

  test('are as many as there are, and free once they are left', () => {
    const first = enter('first')
    enter('second')
    expect(enter('third')).toBeUndefined()
    first?.leave()
    expect(enter('third')).toHaveProperty('leave')
    expect(evicted).toEqual([])
  })

  test('go from the slowest to who comes later, after a while', () => {
    enter('slow')?.count(200_000)
    enter('slowest')?.count(150_000)
    now = UNTOUCHED_MS - 1
    expect(enter('new')).toBeUndefined()
    now = UNTOUCHED_MS
    expect(enter('new')).toHaveProperty('leave')
    expect(evicted).toEqual(['slowest'])
    expect(enter('another')).toHaveProperty('leave')
    // The two that are left are new.
    expect(enter('one more')).toBeUndefined()
    expect(evicted).toEqual(['slowest', 'slow'])
  })

  test('are kept by who is fast enough', () => {
    for (const name of ['one', 'other']) enter(name)?.count((FAST_ENOUGH * UNTOUCHED_MS) / 1000)
    now = UNTOUCHED_MS
    expect(enter('new')).toBeUndefined()
    expect(evicted).toEqual([])
  })
})
