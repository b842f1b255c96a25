import { CONFIRM_BEFORE_FILING } from '@anupalan/server/compliance/dated'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { FigureCount } from '../../../ui/calculator/figures-to-confirm.ts'

/** Words common to the pages of all tools, around the tool itself: not part of its script. */
export const toolPageWords = inLocale({
  en: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Tools', href: '/tools' },
    ],
    /** Of a tool: all figures of its tables. */
    figures: ({ figures, toConfirm }: FigureCount) =>
      `This tool uses ${figures} figures of the law. ${
        toConfirm === 0
          ? 'All of them were checked.'
          : `${toConfirm} of them ${toConfirm === 1 ? 'is' : 'are'} not fully confirmed: ${CONFIRM_BEFORE_FILING}.`
      }`,
    limits: 'What it does not cover',
    rules: 'The tables it uses',
    related: 'Related pages',
    privacy:
      'What you type stays in your browser. The link keeps it after a #, which browsers do not send to anyone.',
  },
})
