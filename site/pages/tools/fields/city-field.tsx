import { Select } from '@anupalan/design-system/select'
import { taxpayerFields } from './taxpayer.words.ts'
import { CITIES } from './cities.ts'

const { city: words } = taxpayerFields

interface CityFieldProps {
  name: string
  value: string
  onChange: (value: string | null) => void
}

/** City of the rented home. */
export const CityField = (field: CityFieldProps) => (
  <Select
    {...field}
    label={words.label}
    options={CITIES.map((city) => ({ value: city, label: city === 'other' ? words.other : city }))}
  />
)
