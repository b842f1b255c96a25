import { AGES, RESIDENCIES, taxYears } from '@anupalan/server/compliance/income-tax'
import { taxpayerFields as words } from './taxpayer.words.ts'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'

/** Props of `Segments` from a tool's field. */
interface FieldProps {
  name: string
  value: string
  onChange: (value: string | null) => void
}

/** Tax year. */
export const TaxYearField = (field: FieldProps) => (
  <Segments
    {...field}
    label={words.taxYear.label}
    options={taxYears.map(({ key, label }) => ({ value: key, label: words.taxYear.options[key] ?? label }))}
  />
)

/** Age group, which determines the slabs of the old regime. */
export const AgeField = (field: FieldProps) => (
  <Segments {...field} label={words.age.label} options={optionsOf(AGES, words.age.options)} />
)

/** Residency in India. */
export const ResidencyField = (field: FieldProps) => (
  <Segments
    {...field}
    label={words.residency.label}
    options={optionsOf(RESIDENCIES, words.residency.options)}
  />
)
