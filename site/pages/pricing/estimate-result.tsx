import { Alert } from '@anupalan/design-system/alert'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Stack } from '@anupalan/design-system/stack'
import { Table, type TableRow } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatRupees, groupDigits } from '@anupalan/server/compliance/format/rupees'
import { billingWords } from '../../content/pricing.ts'
import { estimateCounts, estimateWords as words } from './words.ts'
import { ToolActions } from '../../ui/calculator/tool-actions.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import type { ToolState } from '../../ui/calculator/use-tool.ts'
import type { Estimate, EstimateLine } from './estimate.ts'
import type { estimateTool } from './estimate-tool.ts'
import * as css from './pricing.css.ts'

/** The state of the estimator: its answers and their outcome. */
export type EstimatorState = ToolState<(typeof estimateTool)['fields'], Estimate>

/** The plans of the estimate, and their sums with and without GST. */
export function EstimateResult({ tool }: { tool: EstimatorState }) {
  const { outcome } = tool
  const found = outcome.kind === 'value' && outcome.value.lines.length > 0 ? outcome.value : undefined
  const spoken = useAnnouncement(found ? sentences(found).join(' ') : words.none, tool.isTouched)
  return (
    <Stack>
      <VisuallyHidden>
        <span role="status">{outcome.kind === 'value' && spoken}</span>
      </VisuallyHidden>
      {outcome.kind !== 'value' && <Alert role="note">{words.toCorrect}</Alert>}
      {outcome.kind === 'value' && !found && <Alert role="note">{words.none}</Alert>}
      {found && <Found estimate={found} link={tool.link} counts={tool.texts} />}
    </Stack>
  )
}

const from = ({ isFrom }: Pick<Estimate, 'isFrom'>, text: string) => (isFrom ? `${words.from} ${text}` : text)

/** Sentences on the monthly sum, if any, the first year, and the saving if paid in advance. */
function sentences(estimate: Estimate): string[] {
  const { eachMonth, firstYear } = estimate
  const { byMonth, atOnce } = firstYear
  const saving = byMonth.total - atOnce.total
  return [
    ...(eachMonth.fees > 0 ? [words.aMonth(from(estimate, formatRupees(eachMonth.total)))] : []),
    words.firstYear(from(estimate, formatRupees(byMonth.total))),
    ...(saving > 0 ? [words.atOnce(formatRupees(saving))] : []),
  ]
}

function Found({
  estimate,
  link,
  counts,
}: {
  estimate: Estimate
  link: () => string
  counts: EstimatorState['texts']
}) {
  const [first, ...rest] = sentences(estimate)
  return (
    <Stack gap="lg">
      <div>
        <p className={css.answer}>{first}</p>
        {rest.map((sentence) => (
          <Text key={sentence} tone="quiet">
            {sentence}
          </Text>
        ))}
      </div>
      <Ledger labelledBy="your-estimate" before="number">
        {estimate.lines.map((line, at) => (
          <LedgerRow
            key={line.plan.id}
            start={at + 1}
            title={line.plan.name}
            detail={detailOf(line, counts)}
            end={feeOf(line)}
          />
        ))}
      </Ledger>
      <Disclosure summary={words.sums.caption}>
        <Table
          caption={words.sums.caption}
          isCaptionHidden
          columns={[
            { key: 'line', head: words.sums.columns.line },
            { key: 'byMonth', head: words.sums.columns.byMonth, isFigure: true },
            { key: 'atOnce', head: words.sums.columns.atOnce, isFigure: true },
          ]}
          rows={sumRows(estimate)}
        />
      </Disclosure>
      <Text size="small" tone="quiet">
        {words.follows}
      </Text>
      <div className={css.actions}>
        <ToolActions link={link} ask={words.ask} />
      </div>
    </Stack>
  )
}

const feeOf = ({ plan, isBeyond }: EstimateLine) =>
  `${isBeyond || plan.isFrom ? `${words.from} ` : ''}${formatRupees(plan.fee)} ${billingWords[plan.billing]}`

/** Why this plan: the entered number and the number it covers, or its target clients. */
function detailOf({ plan, isBeyond }: EstimateLine, counts: EstimatorState['texts']): string {
  if (!plan.covers) return plan.suits
  const { measure, most } = plan.covers
  const { unit } = estimateCounts[measure]
  return isBeyond
    ? words.beyond(groupDigits(most), unit)
    : words.covers(groupDigits(most), unit, counts[measure])
}

/** The sums, line by line; kinds of fee that do not occur are omitted. */
function sumRows(estimate: Estimate): TableRow<'line' | 'byMonth' | 'atOnce'>[] {
  const { eachMonth, monthly, yearly, once, firstYear } = estimate
  const { sums } = words
  const row = (id: string, line: string, byMonth: number, atOnce: number, isTotal = false) => ({
    id,
    isTotal,
    cells: { line, byMonth: formatRupees(byMonth), atOnce: formatRupees(atOnce) },
  })
  return [
    ...(eachMonth.fees > 0
      ? [
          {
            id: 'month',
            cells: { line: sums.eachMonth, byMonth: formatRupees(eachMonth.fees), atOnce: sums.none },
          },
          row('monthly', sums.monthly, monthly.byMonth, monthly.atOnce),
        ]
      : []),
    ...(yearly > 0 ? [row('yearly', sums.yearly, yearly, yearly)] : []),
    ...(once > 0 ? [row('once', sums.once, once, once)] : []),
    row('fees', sums.fees, firstYear.byMonth.fees, firstYear.atOnce.fees),
    row('gst', sums.gst, firstYear.byMonth.gst, firstYear.atOnce.gst),
    row('total', from(estimate, sums.total), firstYear.byMonth.total, firstYear.atOnce.total, true),
  ]
}
