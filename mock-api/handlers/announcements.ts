import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/announcements/endpoints'
import {
  announcementMessages as messages,
  MAX_ANNOUNCEMENTS,
} from '@anupalan/server/contract/announcements/rules'
import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import type { MockFeature } from '../mock-feature.ts'

export interface AnnouncementsState {
  readonly announcements: Map<string, Announcement>
}

/** Those that begin last first. */
const newestFirst = (one: Announcement, other: Announcement) =>
  other.from.localeCompare(one.from) || one.id.localeCompare(other.id)

export const announcementsMock = {
  state: (): AnnouncementsState => ({ announcements: new Map() }),
  handlers: ({ state: { announcements } }) => ({
    listAnnouncements: () =>
      respond(200, { announcements: [...announcements.values()].toSorted(newestFirst) }),

    addAnnouncement({ body }) {
      if (announcements.size >= MAX_ANNOUNCEMENTS)
        return refuse('invalid', { fields: { text: messages.tooMany } })
      const added: Announcement = { id: crypto.randomUUID(), ...body, version: 1 }
      announcements.set(added.id, added)
      return respond(201, added)
    },

    updateAnnouncement({ params, body }) {
      const stored = announcements.get(params.announcement)
      if (!stored) return refuse('notFound')
      if (stored.version !== body.version) return refuse('changedMeanwhile')
      const changed = { ...body, id: stored.id, version: body.version + 1 }
      announcements.set(changed.id, changed)
      return respond(200, changed)
    },

    removeAnnouncement: ({ params }) =>
      announcements.delete(params.announcement) ? respond(204, undefined) : refuse('notFound'),
  }),
} satisfies MockFeature<typeof endpoints, AnnouncementsState>
