/** Common parts of a GST invoice and a bill of supply: number, recipient and closing blocks. */
import { checkGstin } from '@anupalan/server/compliance/identifiers'
import type { Block, Pair } from '../documents/model.ts'
import { addressLines, businessSignature, stateWithCode } from './business.ts'
import { ABROAD, area, textMatching, gstin, line, type FieldWords, type PlaceOrAbroad } from './fields.ts'

/** Serial number: rules 46(b) and 49(b) of the CGST Rules 2017. */
export const serialNumber = (words: Pick<FieldWords, 'label'>) =>
  textMatching({
    ...words,
    description: 'At most 16 letters, digits, /\u{a0}and\u{a0}-, each number once in a financial year',
    isRequired: true,
    form: /^[A-Za-z0-9/-]{1,16}$/,
    problem: 'Use at most 16 characters: letters, digits, - and / alone.',
  })

export const supplierGstin = gstin({ label: 'GSTIN', isRequired: true })

export const buyerGstin = gstin({
  label: 'GSTIN or UIN of the recipient',
  description: '15 characters, if the recipient is registered',
})

/** Fields at the end of the page. */
export const endFields = {
  terms: area({ label: 'Bank details, terms, notes' }),
  signatory: line({ label: 'Who signs' }),
} as const

export interface Recipient {
  buyerName: string | undefined
  buyerAddress: string | undefined
  buyerState: PlaceOrAbroad | undefined
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
  ...(buyerState === ABROAD
    ? []
    : [
        { label: 'State', value: buyerState && stateWithCode(buyerState) },
        {
          label: number !== undefined && checkGstin(number).valid === 'special' ? 'GSTIN or UIN' : 'GSTIN',
          value: number ?? (buyerName === undefined ? undefined : 'Not registered'),
        },
      ]),
]

export interface EndDetails {
  businessName: string | undefined
  terms: string | undefined
  signatory: string | undefined
}

/** Terms, and the signature of the business. */
export const endBlocks = ({ businessName, terms, signatory }: EndDetails): Block[] => [
  ...(terms ? [{ kind: 'text', text: terms } as const] : []),
  { kind: 'signatures', signatures: [businessSignature(businessName, signatory)] },
]
