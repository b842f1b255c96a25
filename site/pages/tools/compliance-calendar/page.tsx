import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import {
  effectiveDate,
  formatDate,
  STATES,
  statutoryCalendar,
  type Frequency,
  type IsoDate,
  type Schedule,
} from '@anupalan/server/compliance'
import { outcomeOf } from '@anupalan/server/compliance/input'
import { MONTHS } from '@anupalan/server/compliance/ist'
import { useMemo } from 'react'
import { builtOn } from 'virtual:built-on'
import {
  complianceCalendarFields as words,
  complianceCalendarResult as said,
  complianceCalendarRules as tables,
} from '../../../content/tools/compliance-calendar.ts'
import { AmountField } from '../../../shell/tool/amount-field.tsx'
import { optionsOf } from '../../../shell/tool/options-of.ts'
import { ToolFrame, type ToolPageProps, type ToolResult } from '../../../shell/tool/tool-frame.tsx'
import * as css from '../../../shell/tool/tool.css.ts'
import { useTool } from '../../../shell/tool/use-tool.ts'
import { useToday } from '../../../shell/use-today.ts'
import { downloadCalendar } from './download.ts'
import {
  ADVANCE_TAXES,
  complianceCalendarTool,
  CONSTITUTIONS,
  datesFrom,
  FILINGS,
  GST_SCHEMES,
  REMINDERS,
  STATE_CODES,
  SUBJECTS,
  type CalendarAnswer,
} from './inputs.ts'
import { Months } from './months.tsx'

/** How the dates of one answer are shown; they are worked out again only when it or the day changes. */
function useDates(answer: CalendarAnswer | undefined, today: IsoDate): ToolResult {
  const found = useMemo(() => answer && outcomeOf(() => datesFrom(answer, today)), [answer, today])
  if (found?.kind !== 'value' || !answer)
    return {
      answer: said.none,
      about: said.ended(formatDate(statutoryCalendar.coverage.to)),
      rules: [],
      working: null,
    }
  const { dates, until } = found.value
  const next = dates[0]
  return {
    answer: next ? said.dates(dates.length) : said.none,
    about: next
      ? said.about(formatDate(until), next.title, formatDate(effectiveDate(next)))
      : said.noneAbout(formatDate(until)),
    rules: dates,
    working: (
      <>
        <div className={css.actions}>
          <Button onPress={() => downloadCalendar(dates, answer.remindDaysBefore)} isDisabled={!next}>
            {said.download}
          </Button>
        </div>
        <Months dates={dates} />
      </>
    ),
  }
}

/** The month that comes so many months after March. */
const afterMarch = (months: number) => MONTHS[(months + 2) % MONTHS.length]!

/** When a duty falls due, in words. */
function whenDue({ due, except }: Schedule, frequency: Frequency): string {
  if ('daysAfterAgm' in due) return tables.afterAgm(due.daysAfterAgm)
  if (frequency === 'year') return tables.onDate(due.day, afterMarch(due.months))
  const usual = tables.onDay(due.day, due.months)
  const march = except?.[3]
  return march ? usual + tables.forMarch(tables.onDate(march.day, afterMarch(march.months))) : usual
}

/** The parts of a text that hold for every period. */
const always = (text: string) =>
  text
    .split(', ')
    .filter((part) => !part.includes('{'))
    .join(', ')

/** Every duty, as its rule has it now. */
const duties = statutoryCalendar.obligations.map(({ name, title, detail, frequency, schedule }) => {
  const { value, law, section } = schedule.at(-1)!
  return {
    id: name,
    cells: {
      duty: (
        <>
          {always(title)}
          <span className={css.under}>{always(detail)}</span>
          <span className={css.under}>{`${law}, ${section}`}</span>
        </>
      ),
      due: (
        <>
          {whenDue(value, frequency)}
          <span className={css.under}>{tables.frequency[frequency]}</span>
        </>
      ),
    },
  }
})

export default function ComplianceCalendarPage({ content }: ToolPageProps) {
  const tool = useTool(complianceCalendarTool)
  const { field, box, texts, worked } = tool
  const today = useToday() ?? builtOn
  const shown = useDates(worked.kind === 'value' ? worked.value : undefined, today)
  const states = STATE_CODES.map((code) => ({ value: code, label: STATES[code].name }))
  return (
    <ToolFrame
      content={content}
      tool={tool}
      result={() => shown}
      rules={
        <Table
          caption={tables.caption}
          columns={[
            { key: 'duty', head: tables.duty },
            { key: 'due', head: tables.due },
          ]}
          rows={duties}
        />
      }
      form={
        <>
          <Select
            {...field('constitution')}
            label={words.constitution.label}
            options={optionsOf(CONSTITUTIONS, words.constitution.options)}
          />
          <Select {...field('state')} label={words.state.label} options={states} />
          <Select
            {...field('gst')}
            label={words.gst.label}
            options={optionsOf(GST_SCHEMES, words.gst.options)}
          />
          <Select
            {...field('filing')}
            label={words.filing.label}
            description={texts.constitution === 'company' && words.filing.company}
            options={optionsOf(FILINGS, words.filing.options)}
          />
          <Select
            {...field('advanceTax')}
            label={words.advanceTax.label}
            options={optionsOf(ADVANCE_TAXES, words.advanceTax.options)}
          />
          <Stack gap="sm">
            {(['tdsDeductor', 'tcsCollector', 'exports', 'pf', 'esi', 'professionalTax'] as const).map(
              (name) => (
                <Checkbox key={name} {...box(name)} {...words[name]} />
              ),
            )}
          </Stack>
          <AmountField {...field('turnover')} {...words.turnover} />
          <Select
            {...field('subject')}
            label={words.subject.label}
            options={optionsOf(SUBJECTS, words.subject.options)}
          />
          <Checkbox {...box('optional')} {...words.optional} />
          <Select
            {...field('remind')}
            label={words.remind.label}
            options={optionsOf(REMINDERS, words.remind.options)}
          />
        </>
      }
    />
  )
}
