import { FeedbackDialog, type FeedbackDialogProps } from '@anupalan/design-system/feedback-dialog'
import { createReference } from '@anupalan/server/contract/core/reference'
import { sendFeedback } from '@anupalan/server/contract/feedback/endpoints'
import {
  defaultFeedbackCategory,
  feedbackCategories,
  scoreOptions,
  type FeedbackCategory,
  type Score,
} from '@anupalan/server/contract/feedback/rules'
import { useRef } from 'react'
import { feedbackCategoryLabels, feedbackMessages } from './words.ts'
import { apiOf, randomBytes } from '../../ui/api.ts'
import { toasts } from '../toasts/toasts.ts'

const api = apiOf({ sendFeedback })

const categories = feedbackCategories.map((value) => ({ value, label: feedbackCategoryLabels[value] }))
const scoreLabels = scoreOptions.map(({ label }) => label)

export interface SiteFeedbackDialogProps extends Pick<FeedbackDialogProps, 'isOpen' | 'onOpenChange'> {
  /** What the feedback is about. @default the address of the page */
  path: string | undefined
}

/** The feedback dialog with the page it is about and the call that sends it. */
export default function SiteFeedbackDialog({ path, ...props }: SiteFeedbackDialogProps) {
  // What was sent last and not acknowledged: the same words again are the same feedback.
  const last = useRef({ words: '', reference: createReference('FB', randomBytes) })
  return (
    <FeedbackDialog
      {...props}
      categories={categories}
      defaultCategory={defaultFeedbackCategory}
      scoreLabels={scoreLabels}
      onSubmit={async ({ score, category }) => {
        const feedback = {
          score: score as Score,
          source: path ?? location.pathname,
          category: category as FeedbackCategory,
          comment: null,
        }
        const words = JSON.stringify(feedback)
        if (last.current.words !== words)
          last.current = { words, reference: createReference('FB', randomBytes) }
        await api.sendFeedback({ body: feedback, reference: last.current.reference })
        last.current = { words: '', reference: createReference('FB', randomBytes) }
      }}
      onFailure={() => {
        const { title, text } = feedbackMessages.failed
        // The dialog says it too, where a screen reader hears it.
        toasts.toast({ title, description: text, variant: 'destructive', isSilent: true })
      }}
    />
  )
}
