import { describe, expect, test } from 'vitest'
import { noticeKey, noticesOf, planMails, reminderOf } from './mail-plan.ts'
import type { WaitingItem } from '../../platform/ports.ts'

const dueOn = '2026-12-20'

const task = (changes: Partial<WaitingItem> = {}): WaitingItem => ({
  id: 'a',
  kind: 'task',
  client: 'rao-textiles',
  title: 'Send the purchase invoices',
  dueOn,
  waitsSince: '2026-12-01T06:00:00.000Z',
  ...changes,
})

describe('"reminders 7 and 1 days before, on the day, then weekly"', () => {
  test.each([
    ['2026-12-12', undefined],
    ['2026-12-13', '7-before'],
    ['2026-12-18', '7-before'],
    ['2026-12-19', '1-before'],
    ['2026-12-20', 'on'],
    ['2026-12-26', 'on'],
    ['2026-12-27', '7-after'],
    ['2027-01-02', '7-after'],
    ['2027-01-03', '14-after'],
    ['2027-03-14', '84-after'],
  ] as const)('on %s: %s', (today, reminder) => {
    expect(reminderOf(dueOn, today)).toBe(reminder && `${dueOn}:${reminder}`)
  })

  test('another date begins again', () => {
    const sent = new Set(noticesOf(task(), '2026-12-19').map((notice) => noticeKey({ item: 'a', notice })))
    expect(planMails([task()], sent, '2026-12-19').reminders).toEqual([])
    const moved = task({ dueOn: '2026-12-21' })
    expect(planMails([moved], sent, '2026-12-19').reminders).toEqual([moved])
  })
})

describe('a task that begins to wait', () => {
  test('is news, unless its reminder says so in the same mail', () => {
    const [far, near, undated] = [
      task({ id: 'far', dueOn: '2027-03-31' }),
      task({ id: 'near' }),
      task({ id: 'undated', dueOn: null }),
    ]
    expect(planMails([far, near, undated], new Set(), '2026-12-15')).toEqual({
      reminders: [near],
      news: [far, undated],
    })
  })

  test('is news again after it waited for the practice', () => {
    const sent = new Set([noticeKey({ item: 'a', notice: `waits:${task().waitsSince}` })])
    expect(planMails([task()], sent, '2026-12-02').news).toEqual([])
    const again = task({ waitsSince: '2026-12-02T06:00:00.000Z' })
    expect(planMails([again], sent, '2026-12-02').news).toEqual([again])
  })
})
