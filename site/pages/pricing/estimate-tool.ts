/** The estimate as a tool: its questions with their example, and what the answers come to. */
import { GST_ON_FEES, MONTHS_PAID_YEARLY, plans, plansOf, type ServiceSlug } from '../../content/pricing.ts'
import { estimateChoices, estimateCounts, estimateExample, MOST_COUNTED } from './words.ts'
import { services } from '../../content/services.ts'
import { choice, flag, wholeNumber } from '../../ui/calculator/kinds.ts'
import { defineTool } from '../../ui/calculator/inputs.ts'
import { estimate } from './estimate.ts'

/** Services that have plans, in the order in which they are shown. */
export const pricedServices = services.filter(({ slug }) => plansOf(slug).length > 0)

const wantedServices = Object.fromEntries(
  services.map(({ slug }) => [slug, flag(estimateExample.includes(slug))]),
) as Record<ServiceSlug, ReturnType<typeof flag>>
const asked = <Answer extends string>(words: { options: Record<Answer, string>; example: NoInfer<Answer> }) =>
  choice(Object.keys(words.options) as Answer[], words.example)
const counted = ({ example, unit }: { example: number; unit: string }) =>
  wholeNumber(String(example), unit, 1, MOST_COUNTED)

export const estimateTool = defineTool({
  fields: {
    ...wantedServices,
    taxpayer: asked(estimateChoices.taxpayer),
    hasGstin: asked(estimateChoices.hasGstin),
    gstFiling: asked(estimateChoices.gstFiling),
    annualReturn: asked(estimateChoices.annualReturn),
    taxAudit: asked(estimateChoices.taxAudit),
    businessForm: asked(estimateChoices.businessForm),
    invoices: counted(estimateCounts.invoices),
    entries: counted(estimateCounts.entries),
    employees: counted(estimateCounts.employees),
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
