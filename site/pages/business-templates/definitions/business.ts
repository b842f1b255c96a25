/** The fields of the business that issues a document, shared by all templates. */
import { placeName, type GstPlace } from '@anupalan/server/compliance/gst'
import type { Letterhead, Signature } from '../documents/model.ts'
import { area, textMatching, gstin, line, pan, place, type ValuesOf } from './fields.ts'

export const businessFields = {
  businessName: line({
    label: 'Name of the business',
    description: 'The registered name, in any script',
    isRequired: true,
    autoComplete: 'organization',
  }),
  businessAddress: area({ label: 'Address', isRequired: true }),
  businessState: place({ label: 'State', isRequired: true }),
  businessPin: textMatching({
    label: 'PIN code',
    form: /^[1-9]\d{2} ?\d{3}$/,
    problem: 'A PIN code has six digits and does not begin with 0, such as 560001.',
    inputMode: 'numeric',
  }),
  businessGstin: gstin({ label: 'GSTIN' }),
  businessPan: pan({ label: 'PAN' }),
  businessPhone: textMatching({
    label: 'Phone',
    form: /^\+?[\d\s-]{8,16}$/,
    problem: 'Write the number in digits, such as 98450\u{a0}12345 or 0821\u{a0}400\u{a0}0123.',
    inputMode: 'tel',
  }),
  businessEmail: textMatching({
    label: 'Email',
    form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    problem: 'Please enter a valid email address.',
    inputMode: 'email',
  }),
} as const

export type BusinessValues = ValuesOf<typeof businessFields>

/** Names of the shared fields. */
export const businessNames: readonly string[] = Object.keys(businessFields)

/** A fictional shop for samples. */
export const sampleBusiness = {
  businessName: 'Chamundi Silks and Sarees',
  businessAddress: '14, Sayyaji Rao Road\nMysuru',
  businessState: '29',
  businessPin: '570001',
  businessGstin: '29ABCPC1234D1ZD',
  businessPan: 'ABCPC1234D',
  businessPhone: '0821 400 0123',
} as const

/** `Karnataka, state code 29` */
export const stateWithCode = (code: GstPlace) => `${placeName(code)}, state code ${code}`

/** Lines of an address, with PIN code and state after the last one. */
export function addressLines(address: string | undefined, pin?: string, state?: GstPlace): string[] {
  const lines = address?.split('\n').filter((each) => each.trim() !== '') ?? []
  const last = [lines.at(-1), pin].filter(Boolean).join(' ')
  const complete = [...lines.slice(0, -1), last].filter(Boolean)
  return state === undefined ? complete : [...complete, placeName(state)]
}

const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('  ·  ')

/** Lines to fill in by hand below the name. */
const blankLines = [`Address ${'_'.repeat(60)}`, `GSTIN ${'_'.repeat(24)}   Phone ${'_'.repeat(24)}`]

/** The letterhead of this business. */
export function letterhead(values: Partial<BusinessValues>, title: string, note?: string): Letterhead {
  const { businessName, businessAddress, businessState, businessPin } = values
  const { businessGstin, businessPan, businessPhone, businessEmail } = values
  const lines = [
    addressLines(businessAddress, businessPin, businessState).join(', '),
    joined([businessGstin && `GSTIN ${businessGstin}`, businessPan && `PAN ${businessPan}`]),
    joined([businessPhone, businessEmail]),
  ].filter((each) => each !== '')
  const isBlank = businessName === undefined && lines.length === 0
  return { kind: 'letterhead', name: businessName, lines: isBlank ? blankLines : lines, title, note }
}

/** `For Rao & Daughters`, above the signature. */
export const forBusiness = (name: string | undefined) =>
  name === undefined ? 'For the business' : `For ${name}`

/** State code of registrations with the Centre, which belong to no state. */
const CENTRE = '99'

/** The message for a GSTIN of another state than the chosen one. */
export const gstinElsewhere = (
  number: string | undefined,
  state: GstPlace | undefined,
): string | undefined =>
  number === undefined || state === undefined || [state, CENTRE].includes(number.slice(0, 2))
    ? undefined
    : `This GSTIN begins with ${number.slice(0, 2)}, and the state chosen has the code ${state}.`

/** The signature line of the business. */
export const businessSignature = (name: string | undefined, signatory: string | undefined): Signature => ({
  above: forBusiness(name),
  under: signatory ?? 'Authorised signatory',
})

/** A gap in a sentence, to fill in by hand. */
export const gap = (text: string | undefined, width = 18): string => text ?? '_'.repeat(width)

/** Converts text in any script to a part of a file name. */
export const forFileName = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)

/** `tax-invoice-cs-2026-041`; the name alone without parts. */
export const fileNameOf = (name: string, ...parts: (string | undefined)[]): string =>
  [name, ...parts.map(forFileName)].filter((part) => part !== '').join('-')
