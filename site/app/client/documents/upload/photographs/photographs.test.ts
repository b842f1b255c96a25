import { expect, test } from 'vitest'
import { isPhotograph, moveTo, photographsOf } from './photographs.ts'

const file = (name: string, type = '') => new File(['x'], name, { type })

test('photographs are found by their type or their name', () => {
  for (const name of ['IMG_1.JPG', 'scan.png', 'bill.webp', 'IMG_2.heic'])
    expect(isPhotograph(file(name)), name).toBe(true)
  expect(isPhotograph(file('image', 'image/jpeg'))).toBe(true)
  for (const name of ['jpeg.pdf', 'bills.zip', 'notes.txt'])
    expect(isPhotograph(file(name)), name).toBe(false)
})

test('one is moved, and the others keep their order', () => {
  const photographs = photographsOf(['1', '2', '3'].map((name) => file(name)))
  const names = (id: string, to: number) => moveTo(photographs, id, to).map((each) => each.file.name)
  expect(names(photographs[0]!.id, 2)).toEqual(['2', '3', '1'])
  expect(names(photographs[2]!.id, 1)).toEqual(['1', '3', '2'])
  expect(names('unknown', 0)).toEqual(['1', '2', '3'])
})
