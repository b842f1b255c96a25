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
  /** Path that the feedback is about. @default the current path */
  path: string | undefined
}

/** The feedback dialog with the API call. */
export default function SiteFeedbackDialog({ path, ...props }: SiteFeedbackDialogProps) {
  // The last unacknowledged feedback: a retry with the same content has the same reference, and is stored once.
  const last = useRef({ json: '', reference: createReference('FB', randomBytes) })
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
        const json = JSON.stringify(feedback)
        if (last.current.json !== json) last.current = { json, reference: createReference('FB', randomBytes) }
        await api.sendFeedback({ body: feedback, reference: last.current.reference })
        last.current = { json: '', reference: createReference('FB', randomBytes) }
      }}
      onFailure={() => {
        const { title, text } = feedbackMessages.failed
        // Silent, because the modal dialog's own live region announces the error.
        toasts.toast({ title, description: text, variant: 'destructive', isSilent: true })
      }}
    />
  )
}
