import { findRow, type DatedTable } from '../dated.ts'
import { dateParts, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import type { Paise } from '../working.ts'

/** The yearly contribution for each person on the register on 31 December, due by 15 January. */
export interface LabourWelfareFundRule {
  /** The least number of persons that brings an establishment under the Act. */
  leastPersons: number
  employee: Paise
  employer: Paise
}

const LAW = 'Karnataka Labour Welfare Fund Act 1965'
const NOTE =
  'Factories, plantations and transport are covered with fewer people. Opinions differ on whether managers and supervisors count.'

/** Labour Welfare Fund of Karnataka, by 31 December of the year. */
export const karnatakaLabourWelfareFunds: DatedTable<LabourWelfareFundRule> = [
  {
    value: { leastPersons: 51, employee: 50_00, employer: 100_00 },
    law: LAW,
    section: 's.2(4), s.7A(2)',
    source: 'Several agreeing accounts of the Karnataka Labour Welfare Fund (Amendment) Act 2024',
    validFrom: '2025-04-01',
    validTo: '2026-01-06',
    verifiedOn: '2026-11-24',
    confidence: 'M',
    note: NOTE,
  },
  {
    value: { leastPersons: 10, employee: 50_00, employer: 100_00 },
    law: LAW,
    section: 's.2(4), s.7A(2)',
    source:
      'Several agreeing accounts of the Karnataka Labour Welfare Fund (Amendment) Act 2025 (Act 5 of 2026), in force from 7 January 2026',
    validFrom: '2026-01-07',
    validTo: null,
    verifiedOn: '2026-11-24',
    reviewBy: '2027-02-01',
    confidence: 'M',
    note: NOTE,
  },
]

/** The row on 31 December of the year of a day, on which the register decides; undefined without a table. */
export function labourWelfareFundFor(day: IsoDate) {
  return findRow(karnatakaLabourWelfareFunds, isoDate(dateParts(day).year, 12, 31))
}
