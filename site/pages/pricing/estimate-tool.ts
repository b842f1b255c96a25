/** The estimate as a tool: its questions with an example, and the calculation. */
import { GST_ON_FEES, MONTHS_PAID_YEARLY, plans, plansOf, type ServiceSlug } from '../../content/pricing.ts'
import { estimateChoices, estimateCounts, estimateExample, MOST_COUNTED } from './words.ts'
import { services } from '../../content/services.ts'
import { choice, flag, setting, wholeNumber } from '../../ui/calculator/kinds.ts'
import { defineTool } from '../../ui/calculator/inputs.ts'
import { estimate } from './estimate.ts'

/** Services that have plans, in display order. */
export const pricedServices = services.filter(({ slug }) => plansOf(slug).length > 0)

const wantedServices = Object.fromEntries(
  services.map(({ slug }) => [slug, setting(flag(estimateExample.includes(slug)))]),
) as Record<ServiceSlug, ReturnType<typeof flag>>
const choiceOf = <Answer extends string>(words: {
  options: Record<Answer, string>
  example: NoInfer<Answer>
}) => choice(Object.keys(words.options) as Answer[], words.example)
const countOf = ({ example, unit }: { example: number; unit: string }) =>
  setting(wholeNumber(String(example), unit, 1, MOST_COUNTED))

export const estimateTool = defineTool({
  fields: {
    ...wantedServices,
    taxpayer: choiceOf(estimateChoices.taxpayer),
    hasGstin: choiceOf(estimateChoices.hasGstin),
    gstFiling: choiceOf(estimateChoices.gstFiling),
    annualReturn: choiceOf(estimateChoices.annualReturn),
    taxAudit: choiceOf(estimateChoices.taxAudit),
    businessForm: choiceOf(estimateChoices.businessForm),
    invoices: countOf(estimateCounts.invoices),
    entries: countOf(estimateCounts.entries),
    employees: countOf(estimateCounts.employees),
  },
  calculate: (values) =>
    estimate(
      plans,
      {
        services: pricedServices.map(({ slug }) => slug).filter((slug) => values[slug]),
        answers: values,
        counts: values,
      },
      { monthsPaidYearly: MONTHS_PAID_YEARLY, gst: GST_ON_FEES },
    ),
})
