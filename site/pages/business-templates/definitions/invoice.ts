/** What a GST invoice and a bill of supply share: a number, a recipient, and how they end. */
import type { GstPlace } from '@anupalan/server/compliance/gst'
import type { Block, Pair } from '../documents/model.ts'
import { addressLines, businessSigns, stateWithCode } from './business.ts'
import { area, formed, gstin, line, type FieldWords } from './fields.ts'

/** Its number: rules 46(b) and 49(b) of the CGST Rules 2017. */
export const serialNumber = (words: Pick<FieldWords, 'label'>) =>
  formed({
    ...words,
    description: 'At most 16 letters, digits, - and /, each number once in a financial year',
    isRequired: true,
    form: /^[A-Za-z0-9/-]{1,16}$/,
    problem: 'Use at most 16 characters: letters, digits, - and / alone.',
  })

export const supplierGstin = gstin({ label: 'GSTIN', isRequired: true })

export const buyerGstin = gstin({
  label: 'GSTIN of the recipient',
  description: 'Where the recipient is registered',
})

/** Fields at the end of the page. */
export const endFields = {
  terms: area({ label: 'Bank details, terms, notes' }),
  signatory: line({ label: 'Who signs' }),
} as const

export interface Recipient {
  buyerName: string | undefined
  buyerAddress: string | undefined
  buyerState: GstPlace | undefined
  buyerGstin: string | undefined
}

export const recipientPairs = ({
  buyerName,
  buyerAddress,
  buyerState,
  buyerGstin: number,
}: Recipient): Pair[] => [
  { label: 'Name', value: buyerName },
  { label: 'Address', value: addressLines(buyerAddress).join('\n') || undefined },
  { label: 'State', value: buyerState && stateWithCode(buyerState) },
  { label: 'GSTIN', value: number ?? (buyerName === undefined ? undefined : 'Not registered') },
]

export interface EndDetails {
  businessName: string | undefined
  terms: string | undefined
  signatory: string | undefined
}

/** What was agreed besides, and where the business signs. */
export const endBlocks = ({ businessName, terms, signatory }: EndDetails): Block[] => [
  ...(terms ? [{ kind: 'text', text: terms } as const] : []),
  { kind: 'signatures', places: [businessSigns(businessName, signatory)] },
]
