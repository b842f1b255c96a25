import { addDays, dueDates, effectiveDate } from '@anupalan/server/compliance'
import { describe, expect, test } from 'vitest'
import { heroProfile } from '../../content/due-dates.ts'
import { allAnswers, answersOf, isSame, profileWith } from '../business-profile/profiles.ts'
import { dueDateRows, dueDateRowsByAnswers } from './due-date-rows.ts'

const from = '2026-11-20'
const rows = dueDateRowsByAnswers(from)
const rowsOf = (at: number) => rows.filter(({ answers }) => (answers & (1 << at)) !== 0)

describe('dates by answers', () => {
  test('the usual answers have the rows of the document', () => {
    const usual = allAnswers.findIndex((each) => isSame(each, answersOf(heroProfile)))
    expect(rowsOf(usual).map(({ answers: _, ...row }) => row)).toEqual(dueDateRows(from))
  })

  test.each(allAnswers.map((answers, at) => [`${answers.gst} ${answers.employees}`, answers, at] as const))(
    'those of the calendar, in their order: %s',
    (_name, answers, at) => {
      const profile = profileWith(heroProfile, answers)
      const wanted = dueDates({ from, to: addDays(from, 120), profile })
        .filter(({ optional }) => !optional)
        .map((due) => `${effectiveDate(due)} ${due.title}`)
      const found = rowsOf(at)
        .filter(({ date }) => date <= addDays(from, 120))
        .map(({ date, title }) => `${date} ${title}`)
      expect(found.toSorted()).toEqual(wanted.toSorted())
      expect(found.map((each) => each.slice(0, 10))).toEqual(
        found.map((each) => each.slice(0, 10)).toSorted(),
      )
    },
  )

  test('no GST, no GST returns; no employees, nothing of PF, ESI and professional tax', () => {
    const of = (gst: string, employees: string) =>
      rowsOf(allAnswers.findIndex((each) => each.gst === gst && each.employees === employees)).map(
        ({ title }) => title,
      )
    expect(of('none', 'twenty-or-more').join()).not.toMatch(/GSTR|CMP|PMT/)
    expect(of('none', 'twenty-or-more').join()).toMatch(/PF contribution.*ESI|ESI contribution.*PF/)
    expect(of('composition', 'none').join()).toMatch(/CMP-08/)
    expect(of('composition', 'none').join()).not.toMatch(
      /PF contribution|ESI contribution|Professional tax, /,
    )
  })
})
