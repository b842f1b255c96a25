import {
  blockTime,
  callOffMeeting,
  changeMeeting,
  checkBlockedTime,
  listMeetings,
  setAttendance,
  unblockTime,
} from '@anupalan/server/contract/bookings/endpoints'
import type { EndpointName } from '@anupalan/server/contract/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about meetings of the staff. */
export const bookingsApi = apiOf({
  blockTime,
  callOffMeeting,
  changeMeeting,
  checkBlockedTime,
  listMeetings,
  setAttendance,
  unblockTime,
})

/** What each change of a meeting reads again, also if somebody else changed it first. */
const refreshes = ['listMeetings'] as const satisfies readonly EndpointName[]

export const changes = { refreshes, refreshesOnConflict: refreshes }
