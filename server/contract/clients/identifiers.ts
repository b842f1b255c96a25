/** PAN and GSTIN of clients: as they are checked, stored and compared. Pure functions for server, mock and forms. */
import { checkGstin, checkPan } from '../../compliance/identifiers/index.ts'

/** In capitals without spaces; empty if there is none. */
export interface ClientIdentifiers {
  readonly pan: string
  readonly gstin: string
}

/** Messages by field. */
export type IdentifierProblems = Partial<Record<keyof ClientIdentifiers, string>>

/** Longest text that is read as an identifier, in characters: it may be written with spaces and hyphens. */
export const MAX_IDENTIFIER_LENGTH = 40

export const identifierMessages = {
  pan: 'Please check this PAN: five letters, four digits and a letter.',
  gstin: 'Please check this GSTIN: one of its fifteen characters is mistyped.',
  otherPan: 'The PAN in this GSTIN, its characters 3 to 12, is another one.',
  duplicatePan: (name: string) => `${name} has this PAN already.`,
  duplicateGstin: (name: string) => `${name} has this GSTIN already.`,
} as const

/** As it is stored. @returns `undefined` for a text that is no PAN */
export function readPanText(text: string): string | undefined {
  if (text.trim() === '') return ''
  const check = checkPan(text)
  return check.valid ? check.text : undefined
}

/** As it is stored; special registrations are not checked. @returns `undefined` for a text that is no GSTIN */
export function readGstinText(text: string): string | undefined {
  if (text.trim() === '') return ''
  const check = checkGstin(text)
  return check.valid === false ? undefined : check.text
}

/** The PAN in a GSTIN; empty in those of special registrations. */
function panOf(gstin: string): string {
  const check = checkGstin(gstin)
  return check.valid === true ? check.reading.pan : ''
}

/** Adds the PAN that a GSTIN contains. @returns a problem if it contains another one */
export function completeIdentifiers({
  pan,
  gstin,
}: ClientIdentifiers): ClientIdentifiers | { readonly problems: IdentifierProblems } {
  const contained = gstin === '' ? '' : panOf(gstin)
  if (contained !== '' && pan !== '' && contained !== pan)
    return { problems: { gstin: identifierMessages.otherPan } }
  return { pan: pan || contained, gstin }
}

/** What a form says about the texts in its fields: which character is wrong. */
export function identifierProblems({ pan, gstin }: ClientIdentifiers): IdentifierProblems {
  const panCheck = pan.trim() === '' ? undefined : checkPan(pan)
  const gstinCheck = gstin.trim() === '' ? undefined : checkGstin(gstin)
  const problems: IdentifierProblems = {
    ...(panCheck?.valid === false && { pan: panCheck.problem.message }),
    ...(gstinCheck?.valid === false && { gstin: gstinCheck.problem.message }),
  }
  if (problems.pan !== undefined || problems.gstin !== undefined) return problems
  const complete = completeIdentifiers({ pan: panCheck?.text ?? '', gstin: gstinCheck?.text ?? '' })
  return 'problems' in complete ? complete.problems : {}
}

/** The last four characters, for lists, in which nobody needs the rest. */
export const endOfIdentifier = (identifier: string): string => identifier.slice(-4)

/** Beginnings of PANs and GSTINs that are long enough to be no word of a name: letters, and at least one digit after them. */
const beginnings = {
  pan: /^[A-Z]{5}\d{1,4}$|^[A-Z]{5}\d{4}[A-Z]$/,
  gstin: /^\d{2}[A-Z]{5}\d{1,4}$|^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]{0,3}$/,
} as const

export interface SearchedIdentifier {
  readonly field: keyof ClientIdentifiers
  /** How it begins, as it is stored. */
  readonly start: string
}

/** The PAN or GSTIN that a search begins, at least up to its first digit; it may have spaces and hyphens. */
export function searchedIdentifier(search: string): SearchedIdentifier | undefined {
  const start = search.toUpperCase().replaceAll(/[\s-]+/g, '')
  const field = (['pan', 'gstin'] as const).find((each) => beginnings[each].test(start))
  return field && { field, start }
}
