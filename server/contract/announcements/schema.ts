/** Announcements: a line above every public page, from one day to another, written by the staff. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, line } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import {
  announcementMessages as messages,
  announcementRules as rules,
  hrefLimit,
  isAnnouncementHref,
} from './rules.ts'

const fields = {
  text: line(rules.text),
  /** Where it leads: a path of this site or an HTTPS URL; empty if nowhere. */
  href: z.prefault(
    z
      .string(messages.href)
      .check(
        z.trim(),
        z.maxLength(hrefLimit, messages.href),
        z.refine(isAnnouncementHref, { error: messages.href, params: { format: 'uri-reference' } }),
      ),
    '',
  ),
  /** First day in India. */
  from: day(messages.from),
  /** Last day in India. */
  until: day(messages.until),
}

const inOrder = z.refine<{ from: string; until: string }>(({ from, until }) => from <= until, {
  error: messages.order,
  path: ['until'],
})

export const newAnnouncementSchema = z.object(fields).check(inOrder)

export type NewAnnouncement = z.output<typeof newAnnouncementSchema>

export const changedAnnouncementSchema = z
  .object({
    ...fields,
    /** The version that was edited. */
    version: z.int(messages.version),
  })
  .check(inOrder)

export const announcementSchema = z.object({
  id: z.string(),
  ...fields,
  /** Raised by each change. */
  version: z.int(),
})

export type Announcement = z.output<typeof announcementSchema>

const params = z.object({ announcement: z.string() })

export const listAnnouncements = {
  summary: 'All announcements, those that begin last first.',
  responses: { 200: z.object({ announcements: z.array(announcementSchema) }) },
} satisfies EndpointSchema

export const addAnnouncement = {
  summary: 'Adds an announcement. Public pages show it from the first day to the last.',
  request: newAnnouncementSchema,
  responses: { 201: announcementSchema },
} satisfies EndpointSchema

export const updateAnnouncement = {
  summary: 'Replaces an announcement.',
  params,
  request: changedAnnouncementSchema,
  responses: { 200: announcementSchema },
} satisfies EndpointSchema

export const removeAnnouncement = {
  summary: 'Removes an announcement, from public pages as well.',
  params,
  responses: { 204: null },
} satisfies EndpointSchema
