import { dueDates } from '@anupalan/server/compliance'
import { afterEach, expect, test, vi } from 'vitest'
import { heroProfile } from '../../../content/due-dates.ts'
import { firm } from '../../../content/firm.ts'
import { downloadCalendar } from './download.ts'

afterEach(() => vi.restoreAllMocks())
afterEach(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())

test('the file has every date, named by the domain of the practice, and is saved as a calendar', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const link = { href: '', download: '', click: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => link })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:calendar'
  })
  const dates = dueDates({ from: '2026-12-01', to: '2026-12-31', profile: heroProfile })
  downloadCalendar(dates, 3)

  expect(link).toMatchObject({ href: 'blob:calendar', download: 'statutory-dates.ics' })
  expect(link.click).toHaveBeenCalledOnce()
  expect(saved[0]?.type).toBe('text/calendar')
  const text = (await saved[0]!.text()).replaceAll('\r\n ', '')
  const uids = [...text.matchAll(/^UID:(.*)\r$/gm)].map((match) => match[1])
  expect(uids).toEqual(dates.map(({ id }) => `${id}@${firm.email.split('@')[1]}`))
  expect(text.match(/^TRIGGER.*:-P/gm)).toHaveLength(dates.length)
})
