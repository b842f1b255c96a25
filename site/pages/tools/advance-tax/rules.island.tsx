import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { instalmentRules } from '@anupalan/server/compliance/advance-tax'
import { rowOn } from '@anupalan/server/compliance/dated'
import { taxYearOf } from '@anupalan/server/compliance/income-tax'
import { formatDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import { memo } from 'react'
import { advanceTaxRules as words } from './words.ts'
import { useToolText } from '../../../ui/calculator/tool-texts.ts'
import { advanceTaxTool, spansOf } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** The instalments of one year: shares and due dates. */
const Instalments = memo(function Instalments({ taxYear }: { taxYear: string }) {
  const year = taxYearOf(taxYear)
  const spans = spansOf(taxYear)
  return (
    <Stack gap="sm">
      <Table
        caption={words.caption(year.label)}
        columns={[
          { key: 'by', head: words.by },
          { key: 'share', head: words.share, isFigure: true },
          { key: 'forgiven', head: words.forgiven, isFigure: true },
          { key: 'interest', head: words.interest, isFigure: true },
        ]}
        rows={rowOn('advance tax', instalmentRules, year.from).value.regular.map(
          ({ percent, forgivenFrom, interest }, at) => ({
            id: String(percent),
            cells: {
              by: <Unbroken text={formatDate(spans[at]!.to)} />,
              share: `${percent}%`,
              forgiven: `${forgivenFrom}%`,
              interest: formatRate(interest),
            },
          }),
        )}
      />
      <Text size="small" tone="quiet">
        {words.presumptive}
      </Text>
    </Stack>
  )
})

/** The instalments of the year selected in the planner. */
export default function AdvanceTaxRules() {
  return <Instalments taxYear={useToolText('taxYear', advanceTaxTool.fields.taxYear.initial)} />
}
