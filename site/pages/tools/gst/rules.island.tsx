import { Table } from '@anupalan/design-system/table'
import { formatDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import { memo } from 'react'
import { gstRules as words } from './words.ts'
import { useToolText } from '../../../ui/calculator/tool-texts.ts'
import { gstTool, ratesFor } from './inputs.ts'

/** The rates on a day, given as the field's text. */
const Rates = memo(function Rates({ on }: { on: string }) {
  const { validFrom, value } = ratesFor(on)
  return (
    <Table
      caption={words.caption(formatDate(validFrom))}
      columns={[
        { key: 'goods', head: words.goods },
        { key: 'rate', head: words.rate, isFigure: true },
      ]}
      rows={value.map(({ rate, goods }) => ({
        id: String(rate),
        cells: { goods, rate: formatRate(rate) },
      }))}
    />
  )
})

/** The rates on the day entered in the calculator. */
export default function GstRules() {
  return <Rates on={useToolText('on', gstTool.fields.on.initial)} />
}
