import { inLocale } from '@anupalan/server/contract/core/locale'
import type { BusinessAnswers } from '../../ui/business-profile/answers.ts'

/** The two questions about a visitor’s business, and what is said of the answers. */
export const answerWords = inLocale({
  en: {
    gst: {
      label: 'GST returns',
      options: {
        monthly: 'Monthly GST',
        qrmp: 'Quarterly GST',
        composition: 'Composition',
        none: 'No GST',
      } satisfies Record<BusinessAnswers['gst'], string>,
    },
    employees: {
      label: 'Employees',
      options: {
        none: 'No employees',
        'below-ten': '1–9 employees',
        'below-twenty': '10–19 employees',
        'twenty-or-more': '20+ employees',
      } satisfies Record<BusinessAnswers['employees'], string>,
    },
    /** `Monthly GST, no employees` */
    summary: ({ gst, employees }: BusinessAnswers): string => {
      const { options } = answerWords.employees
      return `${answerWords.gst.options[gst]}, ${options[employees].toLowerCase()}`
    },
    kept: 'Kept on this device.',
    forget: 'Forget',
  },
})
