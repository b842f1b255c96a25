/** Every template with its fields and its document. The list of them alone is in `templates.ts`. */
import { balanceSheet } from '../balance-sheet/template.ts'
import { billOfSupply } from '../bill-of-supply/template.ts'
import { boardResolution } from '../board-resolution/template.ts'
import { cashBook } from '../cash-book/template.ts'
import { engagementLetter } from '../engagement-letter/template.ts'
import { gstInvoice } from '../gst-invoice/template.ts'
import { offerLetter } from '../offer-letter/template.ts'
import { payslip } from '../payslip/template.ts'
import { profitAndLoss } from '../profit-and-loss/template.ts'
import { purchaseOrder } from '../purchase-order/template.ts'
import { quotation } from '../quotation/template.ts'
import { receipt } from '../receipt/template.ts'
import { rentAgreementChecklist } from '../rent-agreement-checklist/template.ts'
import { salaryRegister } from '../salary-register/template.ts'
import type { Template } from './template.ts'
import type { TemplateSlug } from './templates.ts'

export const definitions: Record<TemplateSlug, Template> = {
  'gst-invoice': gstInvoice,
  'bill-of-supply': billOfSupply,
  quotation,
  'purchase-order': purchaseOrder,
  receipt,
  payslip,
  'offer-letter': offerLetter,
  'salary-register': salaryRegister,
  'cash-book': cashBook,
  'profit-and-loss': profitAndLoss,
  'balance-sheet': balanceSheet,
  'board-resolution': boardResolution,
  'engagement-letter': engagementLetter,
  'rent-agreement-checklist': rentAgreementChecklist,
}
