/** What the pages of tools say, and their code does not hold. */
import { advanceTaxLimitations } from '@anupalan/server/compliance/advance-tax'
import { gratuityLimitations } from '@anupalan/server/compliance/gratuity'
import { hraLimitations } from '@anupalan/server/compliance/hra'
import { incomeTaxLimitations } from '@anupalan/server/compliance/income-tax'
import { salaryLimitations } from '@anupalan/server/compliance/salary'
import { advanceTaxWords } from '../content/tools/advance-tax.ts'
import { amountInWordsLimits, amountInWordsWords } from '../content/tools/amount-in-words.ts'
import { complianceCalendarLimits, complianceCalendarWords } from '../content/tools/compliance-calendar.ts'
import { emiLimits, emiWords } from '../content/tools/emi.ts'
import { gratuityWords } from '../content/tools/gratuity.ts'
import { gstLateFeeLimits, gstLateFeeWords } from '../content/tools/gst-late-fee.ts'
import { gstLimits, gstWords } from '../content/tools/gst.ts'
import { gstinPanLimits, gstinPanWords } from '../content/tools/gstin-pan.ts'
import { hraWords } from '../content/tools/hra.ts'
import { incomeTaxWords } from '../content/tools/income-tax.ts'
import { salaryWords } from '../content/tools/salary.ts'
import { tdsLimits, tdsWords } from '../content/tools/tds.ts'
import type { ToolSlug } from '../content/tools/tools.ts'
import type { ToolPageWords, ToolWords } from '../content/tools/words.ts'
import type { PageContent } from '../shell/page-content.ts'
import type { ExplanationProps } from '../shell/tool/explanation.tsx'

const said: Record<ToolSlug, { words: ToolWords; limits: readonly string[] }> = {
  'income-tax': { words: incomeTaxWords, limits: incomeTaxLimitations },
  'advance-tax': { words: advanceTaxWords, limits: advanceTaxLimitations },
  hra: { words: hraWords, limits: hraLimitations },
  tds: { words: tdsWords, limits: tdsLimits },
  gst: { words: gstWords, limits: gstLimits },
  'gst-late-fee': { words: gstLateFeeWords, limits: gstLateFeeLimits },
  'gstin-pan': { words: gstinPanWords, limits: gstinPanLimits },
  salary: { words: salaryWords, limits: salaryLimitations },
  gratuity: { words: gratuityWords, limits: gratuityLimitations },
  emi: { words: emiWords, limits: emiLimits },
  'compliance-calendar': { words: complianceCalendarWords, limits: complianceCalendarLimits },
  'amount-in-words': { words: amountInWordsWords, limits: amountInWordsLimits },
}

/** Content of the page of a tool. */
export function toolContent(
  slug: ToolSlug,
  explanation: (props: ExplanationProps) => string,
): Pick<PageContent<ToolPageWords>, 'words' | 'html'> {
  const { words, limits } = said[slug]
  const { parts, ...around } = words
  return { words: around, html: explanation({ parts, limits }) }
}
