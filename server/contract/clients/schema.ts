/** Clients: the firms, families and persons that the practice works for, and who may act for each. */
import { STATES } from '../../compliance/states.ts'
import type { StateCode } from '../../compliance/states.ts'
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, email, instant, line, oneOf, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { identifierMessages, MAX_IDENTIFIER_LENGTH, readGstinText, readPanText } from './identifiers.ts'
import { importMessages, maxImportLength } from './import-rules.ts'
import {
  advanceTaxes,
  clientMessages as messages,
  clientRules as rules,
  constitutions,
  filingClasses,
  gstSchemes,
  invitedRules,
  memberAccesses,
  payrollRegistrations,
  rosterOrders,
  rosterSorts,
  turnoverBands,
} from './rules.ts'

const state = z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]], messages.state)

const payroll = z.array(oneOf(payrollRegistrations, messages.payroll), messages.payroll).check(
  z.maxLength(payrollRegistrations.length, messages.payroll),
  z.overwrite((list) => [...new Set(list)]),
)

/** What determines a client's statutory dates. */
export const clientProfileSchema = z.object({
  name: line(rules.name),
  constitution: oneOf(constitutions, messages.constitution),
  gst: oneOf(gstSchemes, messages.gst),
  /** Principal place of business, by the code that begins a GSTIN. */
  state,
  filing: oneOf(filingClasses, messages.filing),
  advanceTax: oneOf(advanceTaxes, messages.advanceTax),
  turnover: oneOf(turnoverBands, messages.turnover),
  tdsDeductor: z.boolean(messages.tdsDeductor),
  payroll,
})

export type ClientProfile = z.output<typeof clientProfileSchema>

/** In responses, which contain no other field: another schema of the OpenAPI document. */
const storedProfile = z.object(clientProfileSchema.shape)

const access = oneOf(memberAccesses, messages.access)

/** User name of the member of staff in charge; empty if there is none. */
const consultant = z.prefault(z.string(messages.consultant).check(z.maxLength(40, messages.consultant)), '')

/** An identifier as it is stored; empty if there is none. */
const identifier = (read: (text: string) => string | undefined, message: string) =>
  z.string(message).check(
    z.refine((value) => value.length <= MAX_IDENTIFIER_LENGTH, {
      error: message,
      abort: true,
      params: { maxLength: MAX_IDENTIFIER_LENGTH },
    }),
    z.refine((value) => read(value) !== undefined, { error: message, params: {} }),
    z.overwrite((value) => read(value) ?? value),
  )

const pan = identifier(readPanText, identifierMessages.pan)
const gstin = identifier(readGstinText, identifierMessages.gstin)

/** Whether it is stored although another client has its PAN or its GSTIN. */
const acceptsDuplicate = z.prefault(z.boolean(messages.acceptsDuplicate), false)

export const clientSchema = z.object({
  id: z.string(),
  profile: storedProfile,
  /** Empty if it is not known. */
  pan: z.string(),
  /** Empty if there is none, or it is not known. */
  gstin: z.string(),
  consultant: z.nullable(z.object({ username: z.string(), fullName: z.string() })),
  /** Raised by each change of the profile, the identifiers or the consultant. */
  version: z.int(),
  /** What the caller may do; `staff` for the practice. */
  access: z.enum(['staff', 'full', 'limited']),
})

export type Client = z.output<typeof clientSchema>

const listedClientSchema = z.extend(clientSchema, {
  /** Requested items, approvals and tasks that wait for a member; 0 for the staff, whose roster counts what waits. */
  waiting: z.int(),
})

export type ListedClient = z.output<typeof listedClientSchema>

export const memberSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  access,
  addedAt: instant(''),
})

export type Member = z.output<typeof memberSchema>

const clientParam = z.object({ client: z.string() })
const memberParams = z.object({ client: z.string(), username: z.string() })

export const listClients = {
  summary: 'The clients that the caller may see, by name, in pages: the staff sees all, others their own.',
  params: z.object({
    /** Beginnings of words of the name. */
    search: z.prefault(z.string().check(z.maxLength(100)), ''),
    /** The id of the last client of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 clients.' }), '50'),
  }),
  responses: {
    200: z.object({
      clients: z.array(listedClientSchema),
      hasMore: z.boolean(),
      /** Size in bytes of the largest file that can be sent for a client. */
      maxFileBytes: z.int(),
    }),
  },
} satisfies EndpointSchema

export const getClient = {
  summary: 'A client, with what the caller may do for it.',
  params: clientParam,
  responses: { 200: clientSchema },
} satisfies EndpointSchema

export const viewClient = {
  summary:
    'A client as a member with full access sees it, for the staff that looks at the portal with its eyes. Recorded.',
  params: clientParam,
  responses: { 200: clientSchema },
} satisfies EndpointSchema

const invited = z.object({ fullName: line(invitedRules.fullName), email: email(invitedRules.email) })

export const addClient = {
  summary:
    'Adds a client. Its tasks for the next year follow from its profile. Can invite its first member, and mark the enquiry that it comes from as won.',
  request: z.object({
    profile: clientProfileSchema,
    consultant,
    pan: z.prefault(pan, ''),
    /** Its PAN is stored too. */
    gstin: z.prefault(gstin, ''),
    acceptsDuplicate,
    /** Who gets an invitation, and full access once it is accepted. */
    invite: z.optional(invited),
    /** The enquiry that the client comes from, in the version that was seen. Of another version nothing is stored. */
    enquiry: z.optional(
      z.object({ reference: z.string(messages.enquiry), version: z.int(messages.enquiry) }),
    ),
  }),
  responses: { 201: clientSchema },
} satisfies EndpointSchema

export const updateClient = {
  summary:
    'Replaces the profile, the identifiers and the consultant. Statutory tasks that are not done follow the new profile.',
  params: clientParam,
  request: z.object({
    profile: clientProfileSchema,
    consultant,
    /** Unchanged if it is missing. */
    pan: z.optional(pan),
    /** Unchanged if it is missing. Its PAN is stored too. */
    gstin: z.optional(gstin),
    acceptsDuplicate,
    /** The version that was edited. */
    version: z.int(messages.version),
  }),
  responses: { 200: clientSchema },
} satisfies EndpointSchema

export const listMembers = {
  summary: 'Who may act for a client, by user name. Members with limited access see themselves only.',
  params: clientParam,
  responses: { 200: z.object({ members: z.array(memberSchema) }) },
} satisfies EndpointSchema

export const setMember = {
  summary: 'Adds an account with the role client to a client, or changes its access.',
  params: memberParams,
  request: z.object({ access }),
  responses: { 200: memberSchema },
} satisfies EndpointSchema

export const inviteMember = {
  summary:
    'Queues an invitation, which is valid for seven days. Who accepts it becomes a member with full access.',
  params: clientParam,
  request: invited,
  responses: { 204: null },
} satisfies EndpointSchema

export const removeMember = {
  summary: 'Takes away the access to a client, from the next request on.',
  params: memberParams,
  responses: { 204: null },
} satisfies EndpointSchema

const personOfStaff = z.object({ username: z.string(), fullName: z.string() })

export const rosterRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Last four characters; empty without one. */
  panEnd: z.string(),
  /** Last four characters; empty without one. */
  gstinEnd: z.string(),
  consultant: z.nullable(personOfStaff),
  /** Open tasks whose date has passed in India. */
  overdue: z.int(),
  /** The earliest of those dates. */
  overdueSince: z.nullable(day('')),
  /** The earliest date of an open task, from today on. */
  nextDue: z.nullable(day('')),
  /** Tasks and requests that wait for the client. */
  waiting: z.int(),
  version: z.int(),
})

export type RosterRow = z.output<typeof rosterRowSchema>

export const listRoster = {
  summary:
    'Clients as the staff works through them, in pages: what is overdue, due next and waiting for the client.',
  params: z.object({
    /** User name of a consultant; `NO_CONSULTANT` for clients without one; empty for all. */
    consultant: z.prefault(z.string().check(z.maxLength(40, messages.consultant)), ''),
    /** Beginnings of words of a name, all of which must occur; or a PAN or GSTIN, at least up to its first digit. */
    search: z.prefault(z.string().check(z.maxLength(100)), ''),
    /** `due`: by the earliest date of an open task, overdue ones included. */
    sort: z.prefault(z.enum(rosterSorts, messages.sort), 'name'),
    order: z.prefault(z.enum(rosterOrders, messages.sort), 'asc'),
    /** The id of the last client of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 clients.' }), '50'),
  }),
  responses: { 200: z.object({ clients: z.array(rosterRowSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const listConsultants = {
  summary: 'Who has clients or may get some, by name, with the number of clients of each.',
  responses: {
    200: z.object({
      consultants: z.array(
        z.object({
          username: z.string(),
          fullName: z.string(),
          /** Whether clients may be given to this person: an active account of the staff. */
          isAvailable: z.boolean(),
          clients: z.int(),
        }),
      ),
      /** Clients without a consultant. */
      unassigned: z.int(),
    }),
  },
} satisfies EndpointSchema

export const reassignmentSchema = z.object({
  reference: reference('RA'),
  /** Whose clients they were. */
  from: personSchema,
  /** Who gets them. */
  to: personSchema,
  /** How many clients there were when it was started. */
  clients: z.int(),
  moved: z.int(),
  /** Erased meanwhile, or given to somebody else. */
  skipped: z.int(),
  state: z.enum(['running', 'done', 'stopped']),
  startedAt: instant(''),
  startedBy: personSchema,
})

export type Reassignment = z.output<typeof reassignmentSchema>

const colleague = z
  .string(messages.consultant)
  .check(z.minLength(1, messages.consultant), z.maxLength(40, messages.consultant))

export const reassignClients = {
  summary:
    'Starts to give all clients of a consultant to another one. A job does it, client by client; each has the next version by it.',
  request: z.object({
    /** User name; also of somebody whose account is disabled. */
    from: colleague,
    to: colleague,
    /** The number of clients that the caller has seen. */
    clients: z.int(messages.clients),
  }),
  responses: { 201: reassignmentSchema },
} satisfies EndpointSchema

export const listReassignments = {
  summary: 'The newest reassignments, the newest first; those of the last 30 days at most.',
  responses: { 200: z.object({ reassignments: z.array(reassignmentSchema) }) },
} satisfies EndpointSchema

export const stopReassignment = {
  summary: 'Gives no further client away. What was given stays.',
  params: z.object({ reassignment: z.string() }),
  responses: { 200: reassignmentSchema },
} satisfies EndpointSchema

export const clientNoteSchema = z.object({
  reference: reference('CN'),
  text: z.string(),
  author: personSchema,
  at: instant(''),
  /** When its text was changed last; `null` if never. */
  changedAt: z.nullable(instant('')),
  version: z.int(),
})

export type ClientNote = z.output<typeof clientNoteSchema>

const noteParams = z.object({ client: z.string(), note: z.string() })
const noteText = paragraphs(rules.note)

export const listClientNotes = {
  summary: 'What the firm has noted about a client, the newest first, in pages. The client never sees it.',
  params: z.object({
    client: z.string(),
    /** The reference of the last note of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: messages.noteLimit }), '50'),
  }),
  responses: { 200: z.object({ notes: z.array(clientNoteSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const addClientNote = {
  summary: 'Adds a note of the firm about a client.',
  params: clientParam,
  request: z.object({ text: noteText }),
  responses: { 201: clientNoteSchema },
} satisfies EndpointSchema

export const updateClientNote = {
  summary: 'Changes the text of a note.',
  params: noteParams,
  request: z.object({
    text: noteText,
    /** The version that was edited. */
    version: z.int(messages.noteVersion),
  }),
  responses: { 200: clientNoteSchema },
} satisfies EndpointSchema

export const removeClientNote = {
  summary: 'Erases a note.',
  params: noteParams,
  responses: { 204: null },
} satisfies EndpointSchema

const importFile = z
  .string(importMessages.file)
  .check(
    z.minLength(1, importMessages.empty),
    z.maxLength(maxImportLength, importMessages.large),
    z.regex(/^[A-Za-z\d+/]*={0,2}$/, importMessages.damaged),
  )

export const importedRowSchema = z.object({
  /** As a spreadsheet program counts: the headings are row 1. */
  row: z.int(),
  name: z.string(),
  result: z.enum(['new', 'duplicate', 'error']),
  /** Why nothing is added, if it is an error. */
  problems: z.array(
    z.object({
      /** The heading of the column; empty if it is about the row. */
      column: z.string(),
      message: z.string(),
    }),
  ),
  /** Who has the same identifier; without identifiers, the same name. */
  duplicate: z.nullable(
    z.object({
      by: z.enum(['gstin', 'pan', 'name']),
      name: z.string(),
      /** The earlier row of the file; `null` for an existing client. */
      row: z.nullable(z.int()),
    }),
  ),
})

export type ImportedRow = z.output<typeof importedRowSchema>

export const checkClientImport = {
  summary: 'What an import of this file would do, row by row. Nothing is stored.',
  request: z.object({
    /** A CSV file in UTF-8, with the headings of the template, in base 64. */
    file: importFile,
  }),
  responses: {
    200: z.object({
      rows: z.array(importedRowSchema),
      /** Headings of columns that are not read. */
      unread: z.array(z.string()),
      new: z.int(),
      duplicates: z.int(),
      errors: z.int(),
    }),
  },
} satisfies EndpointSchema

export type ImportCheck = z.output<(typeof checkClientImport.responses)[200]>

export const clientImportSchema = z.object({
  reference: reference('CI'),
  /** How many rows were new when it was started. */
  clients: z.int(),
  added: z.int(),
  /** Added by somebody else meanwhile. */
  skipped: z.int(),
  state: z.enum(['running', 'done', 'stopped']),
  startedAt: instant(''),
  startedBy: personSchema,
})

export type ClientImport = z.output<typeof clientImportSchema>

export const importClients = {
  summary:
    'Starts to add the new clients of a file. Duplicates and rows with errors are left out. A job adds them, client by client.',
  request: z.object({
    file: importFile,
    /** The number of new clients that the caller has seen. */
    clients: z.int(importMessages.clients),
  }),
  responses: { 201: clientImportSchema },
} satisfies EndpointSchema

export const listClientImports = {
  summary: 'The newest imports of clients, the newest first; those of the last 30 days at most.',
  responses: { 200: z.object({ imports: z.array(clientImportSchema) }) },
} satisfies EndpointSchema

export const stopClientImport = {
  summary: 'Adds no further client of an import. What was added stays.',
  params: z.object({ import: z.string() }),
  responses: { 200: clientImportSchema },
} satisfies EndpointSchema

export const legalHoldSchema = z.object({
  reference: reference('LH'),
  /** The document that it is on; `null` if it is on the client, and so on all that we have of it. */
  document: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Why it was set; only the staff reads it. */
  reason: z.string(),
  setAt: instant(''),
  setBy: personSchema,
  /** `null` while it stands. */
  endedAt: z.nullable(instant('')),
  endedBy: z.nullable(personSchema),
  /** Why it was ended; empty while it stands. */
  endReason: z.string(),
})

export type LegalHold = z.output<typeof legalHoldSchema>

const holdReason = paragraphs(rules.holdReason)

export const listHolds = {
  summary:
    'The legal holds on a client and on its documents, the newest first, those that have ended too. Its members never see them.',
  params: clientParam,
  responses: { 200: z.object({ holds: z.array(legalHoldSchema) }) },
} satisfies EndpointSchema

export const setHold = {
  summary:
    'Sets a legal hold on a client, and nothing of it is erased while one stands, or on one document, which then stays with its client. Several may stand at once, one for each matter.',
  params: clientParam,
  request: z.object({
    reason: holdReason,
    /** Id of a document of the client; `null` for the client with all that we have of it. */
    document: z.prefault(
      z.nullable(z.string(messages.holdDocument).check(z.maxLength(64, messages.holdDocument))),
      null,
    ),
  }),
  responses: { 201: legalHoldSchema },
} satisfies EndpointSchema

export const endHold = {
  summary: 'Ends a legal hold, with a reason. Erasing is possible again once no hold stands.',
  params: z.object({ client: z.string(), hold: z.string() }),
  request: z.object({ reason: holdReason }),
  responses: { 200: legalHoldSchema },
} satisfies EndpointSchema
