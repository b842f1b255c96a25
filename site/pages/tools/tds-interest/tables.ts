/** The tables of the rules, by what they are about. */
import { tdsInterestTables } from '@anupalan/server/compliance/tds-interest'

export const {
  'Interest on tax deducted or paid late': interests,
  'Fee for a late statement': fees,
  'Due date of the deposit': deposits,
  'Due date of the statement': statements,
} = tdsInterestTables
