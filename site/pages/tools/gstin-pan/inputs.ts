import {
  checkCin,
  checkGstin,
  checkIfsc,
  checkPan,
  checkTan,
  type IdentifierCheck,
  type SpecialRegistration,
} from '@anupalan/server/compliance/identifiers'
import { InputError } from '@anupalan/server/compliance/input'
import { gstinPanResult as resultWords } from './words.ts'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { choice, text } from '../../../ui/calculator/kinds.ts'

const { parts } = resultWords

/** The parts of a well-formed identifier, as label and value. */
type Lines = readonly (readonly [part: string, says: string])[]

const read =
  <Reading>(
    check: (typed: string) => IdentifierCheck<Reading> | SpecialRegistration,
    lines: (reading: Reading, text: string) => Lines,
  ) =>
  (typed: string) => {
    const found = check(typed)
    return found.valid === true ? { ...found, lines: lines(found.reading, found.text) } : found
  }

const checks = {
  gstin: read(checkGstin, ({ stateCode, stateName, pan, holder, registration }, gstin) => [
    [parts.state, `${stateName} (${stateCode})`],
    [parts.pan, pan],
    [parts.holder, holder.holderName],
    [parts.registration, resultWords.nth(registration)],
    [parts.check, gstin.slice(-1)],
  ]),
  pan: read(checkPan, ({ holderName, initial }) => [
    [parts.holder, holderName],
    [parts.initial, initial],
  ]),
  tan: read(checkTan, ({ jurisdiction, initial }) => [
    [parts.jurisdiction, jurisdiction],
    [parts.initial, initial],
  ]),
  cin: read(checkCin, ({ listed, industry, state, year, className, registration }) => [
    [parts.companyClass, className ?? resultWords.unknownClass],
    [parts.listed, listed ? resultWords.listed : resultWords.unlisted],
    [parts.year, String(year)],
    [parts.registrar, state],
    [parts.industry, industry],
    [parts.companyNumber, registration],
  ]),
  ifsc: read(checkIfsc, ({ bank, branch }) => [
    [parts.bank, bank],
    [parts.branch, branch],
  ]),
} as const

export const KINDS = ['gstin', 'pan', 'tan', 'cin', 'ifsc'] as const
export type NumberKind = (typeof KINDS)[number]

/** The result of a check, with the kind of identifier. */
export type NumberAnswer = ReturnType<(typeof checks)[NumberKind]> & { kind: NumberKind }

const isWhole = (typed: string) => KINDS.some((kind) => checks[kind](typed).valid)

/** The inputs of the checker, with an example. */
export const gstinPanTool = defineTool({
  fields: { kind: choice(KINDS, 'gstin'), number: text('29AAGCB7383J1Z4', isWhole) },
  calculate: ({ kind, number }): NumberAnswer => {
    const found = checks[kind](number)
    if (!found.valid && found.problem.code === 'missing') throw new InputError({ number: found.problem })
    return { ...found, kind }
  },
})
