import { Table } from '@anupalan/design-system/table'
import { hraRules } from '@anupalan/server/compliance/hra'
import { taxYears } from '@anupalan/server/compliance/income-tax'
import { formatRate } from '@anupalan/server/compliance/money'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { hraRulesWords as words } from './words.ts'

/** The cities with the higher rate, and both rates, by year. */
export function HraRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'year', head: words.year },
        { key: 'cities', head: words.cities },
        { key: 'inCities', head: words.inCities, isFigure: true },
        { key: 'elsewhere', head: words.elsewhere, isFigure: true },
      ]}
      rows={hraRules.map(({ validFrom, value }) => ({
        id: validFrom,
        cells: {
          year: <Unbroken text={taxYears.find(({ from }) => from === validFrom)!.label} />,
          cities: value.cities.join(', '),
          inCities: formatRate(value.inCities),
          elsewhere: formatRate(value.elsewhere),
        },
      }))}
    />
  )
}
