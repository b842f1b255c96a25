import type * as endpoints from '@anupalan/server/contract/announcements/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { announcementSlot } from './announcement-slot.ts'
import { announcementAuditActions } from './audit-actions.ts'
import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  updateAnnouncement,
} from './manage-announcements.ts'
import { announcements as migration } from './migrations/0033-announcements.ts'
export type * from './tables.ts'

export const announcements = defineFeature<Handlers<typeof endpoints>>({
  name: 'announcements',
  handlers: (context) => ({
    listAnnouncements: () => listAnnouncements(context),
    addAnnouncement: (call) => addAnnouncement(context, call),
    updateAnnouncement: (call) => updateAnnouncement(context, call),
    removeAnnouncement: (call) => removeAnnouncement(context, call),
  }),
  migrations: { '0033-announcements': migration },
  auditActions: announcementAuditActions,
  slots: () => announcementSlot,
})
