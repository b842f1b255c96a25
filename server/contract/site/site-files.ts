/**
 * The output of the site's build in `site/dist`, which the server reads:
 *
 * ```
 * client/           the document root: index.html, <route>/index.html, 404.html, and every other public file at
 *                   its own path; names in assets/ change with their content
 *                   (a compressible file has its .br and .gz next to it)
 *                   speculation-rules.json: the speculation rules, referred to in a header of each page
 *                   search-index.json: the index for the search of articles
 * practice.json     the firm
 * routes.json       the file of each path, and the redirects
 * sections.json     the texts of the pages by section, see `sections.ts`
 * slots.json        the templates of what the server puts into documents, and the document around an answer
 * csp.json          hashes of the few inline styles that libraries add to the pages
 * ```
 */
import { day, email, line } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { slotMinutes } from '../bookings/slots.ts'

const required = (what: string) =>
  line({ min: 1, max: 500, short: `${what} is required`, long: `${what} is too long` })

const whole = (what: string, min: number, max: number) =>
  z.int(`${what} must be a whole number`).check(z.gte(min), z.lte(max))

const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 09:30'))

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** When and where meetings are held. */
export const meetingsSchema = z.object({
  /** Weekdays without hours are closed. */
  hours: z.array(
    z
      .object({ weekdays: z.array(z.enum(weekdays)), opens: timeOfDay, closes: timeOfDay })
      .check(
        z.refine(
          ({ opens, closes }) => opens < closes,
          `meetings.hours must leave room for ${slotMinutes} minutes`,
        ),
      ),
  ),
  /** Additional days on which the office is closed. */
  holidays: z.array(
    z.object({ date: day('meetings.holidays must be days'), name: required('holidays.name') }),
  ),
  /** Hours from now to the first start that can be booked; 0 to 168. */
  leadHours: whole('meetings.leadHours', 0, 168),
  /** Days from today to the last one that can be booked; 1 to 365. */
  horizonDays: whole('meetings.horizonDays', 1, 365),
  /** Meetings that can be held at the same time, unless the setting CONSULTANTS is set; 1 to 50. */
  consultants: whole('meetings.consultants', 1, 50),
  /** Obligations of the statutory calendar whose due dates keep the office busy, such as `gstr-3b`. */
  busyWith: z.array(z.string()),
  /** How many days before such a due date are busy as well; 0 to 7. */
  busyDaysBefore: whole('meetings.busyDaysBefore', 0, 7),
  /** Places of meetings. */
  places: z.object({
    /** URL of a video room, in which `{room}` is replaced by an unguessable name. */
    videoUrl: z.optional(
      z.string().check(z.regex(/^https:\/\/[^\s{}]+\{room\}[^\s{}]*$/, 'must contain {room}')),
    ),
    /** Address of the office, on one line, with a link to a map. */
    office: z.optional(z.object({ text: required('places.office.text'), href: z.optional(z.url()) })),
  }),
})

export type Meetings = z.output<typeof meetingsSchema>

/** The defaults for meetings. */
export const defaultMeetings: Meetings = {
  hours: [{ weekdays: weekdays.filter((each) => each !== 'Sunday'), opens: '09:30', closes: '18:30' }],
  holidays: [],
  leadHours: 4,
  horizonDays: 60,
  consultants: 2,
  busyWith: [],
  busyDaysBefore: 0,
  places: {},
}

const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour, such as #1b2333'))

/** Colours of mail in HTML, in which custom properties have no effect. */
export const mailColoursSchema = z.object({
  /** Text. */
  ink: hexColour,
  /** Labels and the signature. */
  inkQuiet: hexColour,
  rule: hexColour,
  /** Background of the page. */
  paper: hexColour,
  /** Background of the letter. */
  sheet: hexColour,
  /** The upper edge of the letter, and links. */
  accent: hexColour,
})

export type MailColours = z.output<typeof mailColoursSchema>

/** Black on white, with the links of browsers. */
export const defaultMailColours: MailColours = {
  ink: '#000000',
  inkQuiet: '#444444',
  rule: '#cccccc',
  paper: '#ffffff',
  sheet: '#ffffff',
  accent: '#0000ee',
}

/** The firm. Properties that the server does not use are for other packages, and pass. */
export const practiceSchema = z.looseObject({
  /** Name of the firm, in mail. */
  name: required('name'),
  /** Recipient of enquiries and feedback. */
  email: email({ max: 254, invalid: 'email is not an address', long: 'email is too long' }),
  /** As it is displayed. */
  phone: z.optional(required('phone')),
  /** The promise to reply, in mail: "within 24 hours". */
  reply: z.optional(required('reply')),
  /** The same in hours, of which those of Sundays do not count; 1 to 240. */
  replyHours: z.optional(whole('replyHours', 1, 240)),
  /** `defaultMailColours` by default. */
  colours: z.optional(mailColoursSchema),
  /** `defaultMeetings` by default. */
  meetings: z.optional(meetingsSchema),
  /** Job openings; none by default. */
  openings: z.optional(
    z.array(
      z.looseObject({
        /** Path segment of its page, `/careers/<id>`. */
        id: required('openings.id'),
        title: required('openings.title'),
        /** The last day for applications, in India: `2026-12-31`. */
        closes: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'openings.closes must be a day, 2026-12-31')),
      }),
    ),
  ),
  /** Retention periods of the privacy notice. */
  retention: z.optional(
    z.object({
      /** Whole months from the last message of an enquiry to its erasure; 1 to 120. */
      enquiryMonths: z.int('retention.enquiryMonths must be a whole number').check(z.gte(1), z.lte(120)),
      /** Whole months from a meeting to the erasure of its booking; 1 to 120. */
      bookingMonths: z.optional(whole('retention.bookingMonths', 1, 120)),
      /** Whole months from the receipt of an application to its erasure; 1 to 36. */
      applicationMonths: z.optional(
        z.int('retention.applicationMonths must be a whole number').check(z.gte(1), z.lte(36)),
      ),
      /** Whole months for which counts of page views are kept; 1 to 120. */
      pageViewMonths: z.optional(
        z.int('retention.pageViewMonths must be a whole number').check(z.gte(1), z.lte(120)),
      ),
    }),
  ),
})

export type Practice = z.output<typeof practiceSchema>

/** `/pricing`: absolute, without a trailing slash, query or fragment. */
const routePath = z
  .string()
  .check(z.regex(/^\/(?:[^/?#\s]+(?:\/[^/?#\s]+)*)?$/, 'path must start with / and not end with it'))

/** A file inside `client/`. */
const publicFile = z
  .string()
  .check(z.regex(/^(?!.*(?:^|\/)\.)[^/\\]+(?:\/[^/\\]+)*$/, 'file must be a path inside client/'))

/** A page: its path and its file. */
export const pageFileSchema = z.strictObject({ path: routePath, file: publicFile, status: z.literal(200) })

/** A redirect, usually permanent, to another path, with its fragment if it has one (`/#about`). */
export const movedPathSchema = z.strictObject({
  path: routePath,
  redirect: z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/, 'redirect must be a path of this site')),
  /** 307 if the target depends on the visitor; browsers then do not cache it. */
  status: z.union([z.literal(301), z.literal(307), z.literal(308)]),
})

export const routesFileSchema = z.strictObject({
  routes: z.array(z.union([pageFileSchema, movedPathSchema])),
})

export type RoutesFile = z.output<typeof routesFileSchema>

/** `sha256-…`, `sha384-…` or `sha512-…`, in base 64, as Content-Security-Policy writes it without quotes. */
const hash = z.string().check(z.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'not a CSP hash'))

export const cspFileSchema = z.strictObject({
  /** Of each value of a `style` attribute in the pages. */
  styleAttributeHashes: z.array(hash),
  /** Of each `<style>` element that a library adds. */
  styleElementHashes: z.array(hash),
})

export type CspFile = z.output<typeof cspFileSchema>

export const slotsFileSchema = z.strictObject({
  /** HTML by name, with `{{value}}` for each value. */
  templates: z.record(z.string(), z.string()),
  /** The document around an answer of the assistant, see `answer-document.ts`. */
  answerDocument: z.string(),
})

export type SlotsFile = z.output<typeof slotsFileSchema>

/** An article with its search terms. */
export const indexedArticleSchema = z.strictObject({
  path: routePath,
  title: z.string(),
  description: z.string(),
  topic: z.string(),
  /** The day in India, `2026-10-26`. */
  published: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'published must be a day')),
  /** Reading time, in whole minutes. */
  minutes: z.int('minutes must be a whole number'),
  author: z.string(),
  /** Synonyms of its topic. */
  keywords: z.array(z.string()),
  headings: z.array(z.string()),
  /** The other words of its text, each once, separated by spaces; words that most articles have are omitted. */
  words: z.string(),
})

export type IndexedArticle = z.output<typeof indexedArticleSchema>

/** `client/search-index.json`: every article, the newest first. */
export const searchIndexSchema = z.strictObject({
  articles: z.array(indexedArticleSchema),
  /** The omitted stop words, separated by spaces: the search ignores them next to others. */
  common: z.string(),
})

export type SearchIndex = z.output<typeof searchIndexSchema>
