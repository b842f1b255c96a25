/** Every template with its fields and its document. The list of them alone is in `templates.ts`. */
import { balanceSheet } from './balance-sheet.ts'
import { billOfSupply } from './bill-of-supply.ts'
import { boardResolution } from './board-resolution.ts'
import { cashBook } from './cash-book.ts'
import { engagementLetter } from './engagement-letter.ts'
import { gstInvoice } from './gst-invoice.ts'
import { offerLetter } from './offer-letter.ts'
import { payslip } from './payslip.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { purchaseOrder } from './purchase-order.ts'
import { quotation } from './quotation.ts'
import { receipt } from './receipt.ts'
import { rentAgreementChecklist } from './rent-agreement-checklist.ts'
import { salaryRegister } from './salary-register.ts'
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
