import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Heading } from '@anupalan/design-system/heading'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { EstimateAnswers, Measure } from '../../content/pricing.ts'
import { estimateChoices, estimateCounts, estimateWords as words } from './words.ts'
import { exampleOf } from '../../ui/calculator/inputs.ts'
import { useTool } from '../../ui/calculator/use-tool.ts'
import { EstimateResult, type EstimatorState } from './estimate-result.tsx'
import { estimateTool, pricedServices } from './estimate-tool.ts'
import * as css from './pricing.css.ts'

const choices = Object.entries(estimateChoices) as [
  keyof EstimateAnswers,
  (typeof estimateChoices)[keyof EstimateAnswers],
][]
const counts = Object.entries(estimateCounts) as [
  Measure,
  { service: string; label: string; hint?: string },
][]
const namesOf = (service: string) =>
  [...choices, ...counts].filter(([, asked]) => asked.service === service).map(([name]) => name)

/** On a phone the total stays in sight while the questions are answered; it links to the estimate below them. */
function InSight({ outcome }: Pick<EstimatorState, 'outcome'>) {
  if (outcome.kind !== 'value' || outcome.value.lines.length === 0) return null
  const { eachMonth, firstYear, isFrom } = outcome.value
  const from = isFrom ? `${words.from} ` : ''
  return (
    <a href="#your-estimate" className={css.inSight}>
      {words.inSight(
        eachMonth.total > 0
          ? words.monthInSight(from + formatRupees(eachMonth.total))
          : words.firstYearInSight(from + formatRupees(firstYear.byMonth.total)),
      )}
    </a>
  )
}

/** The estimator: questions and the resulting sums. */
export default function Estimator() {
  const tool = useTool(estimateTool)
  const { box, enter, field, formProps, reset, texts } = tool
  const example = exampleOf(estimateTool.fields)
  return (
    <div className={css.estimator}>
      {/* `method="dialog"` does nothing outside a dialog, so that Enter does not submit. */}
      <form method="dialog" aria-labelledby="estimate" className={css.form} {...formProps}>
        <fieldset>
          <legend className={css.legend}>{words.wants}</legend>
          <div className={css.wants}>
            {pricedServices.map(({ slug, name }) => {
              const { onChange, ...props } = box(slug)
              return (
                <Checkbox
                  key={slug}
                  {...props}
                  label={name}
                  onChange={(isWanted) => {
                    onChange(isWanted)
                    // Reset hidden fields, so that their errors do not block the result.
                    if (!isWanted) for (const question of namesOf(slug)) enter(question, example[question])
                  }}
                />
              )
            })}
          </div>
        </fieldset>
        {pricedServices
          .filter(({ slug }) => texts[slug] && namesOf(slug).length > 0)
          .map(({ slug, name }) => (
            <fieldset key={slug} className={css.questions}>
              <legend className={css.legend}>{words.about(name)}</legend>
              <Stack gap="lg">
                {choices
                  .filter(([, { service }]) => service === slug)
                  .map(([question, { label, options }]) => (
                    <RadioGroup
                      key={question}
                      {...field(question)}
                      label={label}
                      variant="segmented"
                      options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
                    />
                  ))}
                {counts
                  .filter(([, { service }]) => service === slug)
                  .map(([measure, { label, hint }]) => (
                    <TextField
                      key={measure}
                      {...field(measure)}
                      label={label}
                      description={hint}
                      inputMode="numeric"
                      autoComplete="off"
                      figures
                    />
                  ))}
              </Stack>
            </fieldset>
          ))}
        <div className={css.actions}>
          <Button variant="quiet" size="compact" onPress={reset}>
            {words.reset}
          </Button>
        </div>
        <InSight outcome={tool.outcome} />
      </form>
      <div className={css.withoutScript}>
        <Alert role="note" title={words.withoutScript.title}>
          {words.withoutScript.text}
        </Alert>
      </div>
      <section aria-labelledby="your-estimate" className={css.result}>
        <Heading level={3} id="your-estimate">
          {words.result}
        </Heading>
        <EstimateResult tool={tool} />
      </section>
    </div>
  )
}
