/** Pictures of services, sent by the staff, which public pages show beside the heading of each service. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { line } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import {
  isRedundantAlt,
  maxBase64Length,
  serviceImageMessages as messages,
  serviceImageRules as rules,
} from './rules.ts'

/** Path segment of the page of a service: `gst-filing`. */
const service = z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/), z.maxLength(60))

export const savedServiceImageSchema = z.object({
  /** What it shows, for those who cannot see it. */
  alt: line(rules.alt).check(z.refine((alt) => !isRedundantAlt(alt), messages.redundant)),
  /** The file, in base 64; empty if only the text changes. */
  image: z.prefault(
    z
      .string(messages.missing)
      .check(
        z.maxLength(maxBase64Length, messages.large),
        z.regex(/^[A-Za-z\d+/]*={0,2}$/, messages.damaged),
      ),
    '',
  ),
  /** The version that was replaced; 0 if there was none. */
  version: z.int(messages.version).check(z.gte(0, messages.version)),
})

export const serviceImageSchema = z.object({
  service: z.string(),
  alt: z.string(),
  /** URL of the largest version, for a preview. */
  url: z.string(),
  /** Its size, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Size of what a page loads at most, in bytes. */
  bytes: z.int(),
  /** Raised by each change. */
  version: z.int(),
})

export type ServiceImage = z.output<typeof serviceImageSchema>

const params = z.object({ service })

export const listServiceImages = {
  summary: 'The pictures of services that have one.',
  responses: { 200: z.object({ images: z.array(serviceImageSchema) }) },
} satisfies EndpointSchema

export const saveServiceImage = {
  summary:
    'Adds or replaces the picture of a service, or changes its text. It is checked by its content and encoded anew, without metadata.',
  params,
  request: savedServiceImageSchema,
  responses: { 200: serviceImageSchema },
} satisfies EndpointSchema

export const removeServiceImage = {
  summary: 'Removes the picture of a service, from its page as well.',
  params,
  responses: { 204: null },
} satisfies EndpointSchema
