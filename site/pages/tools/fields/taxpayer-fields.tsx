import { AGES, RESIDENCIES, taxYears } from '@anupalan/server/compliance/income-tax'
import { taxpayerFields as words } from './taxpayer.words.ts'
import { optionsOf } from './options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'

/** What a group of segments takes from a tool for one of its fields. */
interface FieldProps {
  name: string
  value: string
  onChange: (value: string | null) => void
}

/** For which year. */
export const TaxYearField = (field: FieldProps) => (
  <Segments
    {...field}
    label={words.taxYear.label}
    options={taxYears.map(({ key, label }) => ({ value: key, label: words.taxYear.options[key] ?? label }))}
  />
)

/** How old one is, which decides the slabs of the old regime. */
export const AgeField = (field: FieldProps) => (
  <Segments {...field} label={words.age.label} options={optionsOf(AGES, words.age.options)} />
)

/** Whether one is resident in India. */
export const ResidencyField = (field: FieldProps) => (
  <Segments
    {...field}
    label={words.residency.label}
    options={optionsOf(RESIDENCIES, words.residency.options)}
  />
)
