import { Table } from '@anupalan/design-system/table'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { lateFees, type LateFeeCap, type LateFeeClass } from '@anupalan/server/compliance/gst'
import { formatRate } from '@anupalan/server/compliance/money'
import { gstLateFeeFields, gstLateFeeRules as words } from './words.ts'
import { FORMS } from './inputs.ts'

const capOf = (cap: LateFeeCap) =>
  'amount' in cap ? formatRupees(2 * cap.amount) : words.ofTurnover(formatRate(2 * cap.ofStateTurnover))

const classes = FORMS.flatMap((form) => {
  const { nil, classes } = lateFees[form].at(-1)!.value
  const row = (turnover: string, { perDay, cap }: LateFeeClass) => ({
    id: `${form} ${turnover}`,
    cells: {
      form: gstLateFeeFields.form.options[form],
      turnover,
      perDay: formatRupees(2 * perDay),
      cap: capOf(cap),
    },
  })
  return [
    ...(nil ? [row(words.nil, nil)] : []),
    ...classes.map((one) => {
      const isOnly = classes.length === 1
      if (one.turnoverUpTo !== null) return row(words.upTo(formatRupees(one.turnoverUpTo)), one)
      return row(isOnly ? words.any : words.above, one)
    }),
  ]
})

/** Every class of every return, from the latest row. */
export function GstLateFeeRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'form', head: words.form },
        { key: 'turnover', head: words.turnover },
        { key: 'perDay', head: words.perDay },
        { key: 'cap', head: words.cap },
      ]}
      rows={classes}
    />
  )
}
