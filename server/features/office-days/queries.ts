import type { OfficeDay } from '@anupalan/server/contract/core/office-days'
import type { Database } from '../../platform/database/database.ts'
import type { OfficeDaysTable } from './tables.ts'

/** Those that the staff has set, by date. */
export const findOfficeDays = (database: Database): Promise<OfficeDaysTable[]> =>
  database.selectFrom('officeDays').selectAll().orderBy('date').execute()

export const readOfficeDays = async (database: Database): Promise<readonly OfficeDay[]> =>
  (await findOfficeDays(database)).map(({ version: _version, ...day }) => day)
