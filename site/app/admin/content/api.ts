import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  updateAnnouncement,
} from '@anupalan/server/contract/announcements/endpoints'
import { getFeesDate, resetFeesDate, setFeesDate } from '@anupalan/server/contract/fees-date/endpoints'
import { listOfficeDays, resetOfficeDay, setOfficeDay } from '@anupalan/server/contract/office-days/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about content that the staff changes itself. */
export const contentApi = apiOf({
  addAnnouncement,
  getFeesDate,
  listAnnouncements,
  listOfficeDays,
  removeAnnouncement,
  resetFeesDate,
  resetOfficeDay,
  setFeesDate,
  setOfficeDay,
  updateAnnouncement,
})
