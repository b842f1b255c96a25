import { Table } from '@anupalan/design-system/table'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { gratuityRules } from '@anupalan/server/compliance/gratuity'
import { formatDate } from '@anupalan/server/compliance/ist'
import { gratuityRulesWords as words } from './words.ts'
import * as css from '../frame/tool.css.ts'

/** Minimum years of service and ceiling of gratuity, by law and period. */
export function GratuityRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'from', head: words.from },
        { key: 'years', head: words.years },
        { key: 'fixedTerm', head: words.fixedTerm },
        { key: 'ceiling', head: words.ceiling, isFigure: true },
      ]}
      rows={gratuityRules.map(({ value, validFrom, validTo, law }) => ({
        id: validFrom,
        cells: {
          from: (
            <>
              {validTo === null
                ? words.since(formatDate(validFrom))
                : words.between(formatDate(validFrom), formatDate(validTo))}
              <span className={css.under}>{law}</span>
            </>
          ),
          years: words.count(value.leastYears),
          fixedTerm: words.count(value.leastYearsOfFixedTerm),
          ceiling: formatRupees(value.ceiling),
        },
      }))}
    />
  )
}
