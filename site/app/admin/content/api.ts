import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  updateAnnouncement,
} from '@anupalan/server/contract/announcements/endpoints'
import { listOfficeDays, resetOfficeDay, setOfficeDay } from '@anupalan/server/contract/office-days/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about content that the staff changes itself. */
export const contentApi = apiOf({
  addAnnouncement,
  listAnnouncements,
  listOfficeDays,
  removeAnnouncement,
  resetOfficeDay,
  setOfficeDay,
  updateAnnouncement,
})
