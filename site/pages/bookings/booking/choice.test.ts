import { describe, expect, test } from 'vitest'
import { emptyChoice, reachable, readChoice, STEPS, writeChoice, type Choice } from './choice.ts'

const complete: Choice = {
  service: 'gst-services',
  mode: 'video',
  day: '2026-12-07',
  start: '2026-12-07T05:00:00.000Z',
}

describe('choices are written to the URL', () => {
  test('and read from it', () => {
    const search = '?service=gst-services&mode=video&day=2026-12-07&time=10:30&step=details'
    expect(writeChoice(complete, 'details')).toBe(search)
    expect(readChoice(search)).toEqual({ choice: complete, step: 'details' })
    for (const step of STEPS)
      expect(readChoice(writeChoice(complete, step))).toEqual({ choice: complete, step })
  })

  test('without choices there is no query', () => {
    expect(writeChoice(emptyChoice, 'meeting')).toBe('')
    expect(readChoice('')).toEqual({ choice: emptyChoice, step: 'meeting' })
  })

  test('a time of another day is not written', () => {
    expect(writeChoice({ ...complete, day: '2026-12-08' }, 'slot')).not.toContain('time')
  })

  test.each([
    ['tax-filing', 'tax-services'],
    ['gst-filing', 'gst-services'],
    ['corporate-tax', 'tax-services'],
    ['bookkeeping', 'accounting'],
    ['payroll-hr', 'compliance-services'],
    ['business-registration', 'business-registration'],
  ])('the page of %s preselects %s', (slug, service) => {
    expect(readChoice(`?service=${slug}`)).toEqual({ choice: { ...emptyChoice, service }, step: 'meeting' })
  })

  test.each([
    '?service=constructor&mode=toString',
    '?mode=pigeon&day=2026-02-30&time=10:30',
    '?day=tomorrow&time=10:30',
    '?time=10:30',
  ])('invalid values are ignored: %s', (search) => {
    expect(readChoice(search)).toEqual({ choice: emptyChoice, step: 'meeting' })
  })

  test('an invalid time of day is ignored, and its day kept', () => {
    expect(readChoice('?day=2026-12-07&time=24:30').choice).toMatchObject({ day: '2026-12-07', start: null })
  })
})

describe('a step without its required choices is not opened', () => {
  test.each([
    [emptyChoice, 'meeting'],
    [{ ...emptyChoice, service: 'other' }, 'meeting'],
    [{ ...emptyChoice, mode: 'phone' }, 'meeting'],
    [{ ...emptyChoice, service: 'other', mode: 'phone' }, 'day'],
    [{ ...complete, start: null }, 'slot'],
    [complete, 'details'],
  ] as const)('for details with %j: %s', (choice, step) => {
    expect(reachable('details', choice)).toBe(step)
  })

  test('a requested, reachable step is opened', () => {
    for (const step of STEPS) expect(reachable(step, complete)).toBe(step)
  })
})
