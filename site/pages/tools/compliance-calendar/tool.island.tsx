import { Checkbox } from '@anupalan/design-system/checkbox'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import {
  effectiveDate,
  formatDate,
  STATES,
  statutoryCalendar,
  type IsoDate,
} from '@anupalan/server/compliance'
import { outcomeOf } from '@anupalan/server/compliance/input'
import { useMemo } from 'react'
import { builtOn } from 'virtual:built-on'
import { complianceCalendarFields as words, complianceCalendarResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { readAnswers } from '../../../ui/business-profile/read-answers.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import {
  ADVANCE_TAXES,
  complianceCalendarTool,
  CONSTITUTIONS,
  datesFrom,
  fieldsOfAnswers,
  EMPLOYEES,
  FILINGS,
  GST_SCHEMES,
  REMINDERS,
  SPECIAL_GST,
  STATE_CODES,
  SUBJECTS,
  type CalendarAnswer,
} from './inputs.ts'
import { DownloadButton } from './download-button.tsx'
import { Months } from './months.tsx'
import { YearStrip } from './year-strip.tsx'

/** The rendered dates of the inputs, memoized by the inputs and the day. */
function useDates(answer: CalendarAnswer | undefined, today: IsoDate): ToolResult {
  const found = useMemo(() => answer && outcomeOf(() => datesFrom(answer, today)), [answer, today])
  if (found?.kind !== 'value' || !answer)
    return {
      answer: resultWords.none,
      about: resultWords.ended(formatDate(statutoryCalendar.coverage.to)),
      rules: [],
      working: null,
    }
  const { dates, until } = found.value
  const next = dates[0]
  return {
    answer: next ? resultWords.dates(dates.length) : resultWords.none,
    about: next
      ? resultWords.about(formatDate(until), next.title, formatDate(effectiveDate(next)))
      : resultWords.noneAbout(formatDate(until)),
    rules: dates,
    working: (
      <>
        <DownloadButton dates={dates} remindDaysBefore={answer.remindDaysBefore} />
        {next && <YearStrip days={dates.map(effectiveDate)} from={today} to={until} />}
        <Months dates={dates} />
      </>
    ),
  }
}

/** Fields of the answers that were kept on the home page. */
const givenFields = () => {
  const answers = readAnswers()
  return answers ? fieldsOfAnswers(answers) : undefined
}

export default function ComplianceCalendar(props: ToolProps) {
  const tool = useTool(complianceCalendarTool, givenFields)
  const { field, box, texts, outcome } = tool
  const today = useToday() ?? builtOn
  const shown = useDates(outcome.kind === 'value' ? outcome.value : undefined, today)
  const states = STATE_CODES.map((code) => ({ value: code, label: STATES[code].name }))
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={() => shown}
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
            {(['tdsDeductor', 'tcsCollector', 'exports'] as const).map((name) => (
              <Checkbox key={name} {...box(name)} {...words[name]} />
            ))}
          </Stack>
          <Select
            {...field('employees')}
            label={words.employees.label}
            options={optionsOf(EMPLOYEES, words.employees.options)}
          />
          <Stack gap="sm">
            {(['pf', 'esi', 'professionalTax'] as const).map((name) => (
              <Checkbox key={name} {...box(name)} {...words[name]} />
            ))}
          </Stack>
          <AmountField {...field('turnover')} {...words.turnover} />
          <Disclosure summary={words.rare}>
            <Stack gap="lg">
              <Select
                {...field('specialGst')}
                label={words.specialGst.label}
                options={optionsOf(SPECIAL_GST, words.specialGst.options)}
              />
              <Stack gap="sm">
                {(['property', 'rent', 'contractor'] as const).map((name) => (
                  <Checkbox key={name} {...box(name)} {...words[name]} />
                ))}
              </Stack>
            </Stack>
          </Disclosure>
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
