import { expect, test } from 'vitest'
import { bookingFragment, readBookingFragment } from './links.ts'

test('a link to a booking is read back from the fragment of its page', () => {
  const link = { reference: 'BK-7K3M-Q9XD-2B4F', key: 'a_b-C' }
  expect(readBookingFragment(bookingFragment(link))).toEqual(link)
  expect(readBookingFragment('#about')).toBeUndefined()
  expect(readBookingFragment('')).toBeUndefined()
  expect(readBookingFragment('#booking=BK-1')).toEqual({ reference: 'BK-1', key: '' })
})
