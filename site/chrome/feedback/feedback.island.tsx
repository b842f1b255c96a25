import { FeedbackButton } from '@anupalan/design-system/feedback-button'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { useEffect, useState, type ComponentType } from 'react'
import { componentWords } from '../component-words.ts'
import { whenIdle } from '../../islands/triggers.ts'
import { prepareToasts } from '../toasts/show-toasts.ts'
import { toasts } from '../toasts/toasts.ts'
import { loadFeedbackDialog } from './load-dialog.ts'
import type { SiteFeedbackDialogProps } from './site-feedback-dialog.tsx'
import { feedbackMessages } from './words.ts'

export interface FeedbackProps {
  /** Path that the feedback is about. Undefined in the application, where it changes. @default the current path */
  path?: string | undefined
}

/** The feedback button. The dialog is loaded before it is needed, and stays mounted to preserve its draft. */
export default function Feedback({ path }: FeedbackProps) {
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<SiteFeedbackDialogProps> } | null>(null)

  useEffect(prepareToasts, [])
  // Hydrated after an interaction: load the dialog as well, so that it opens without waiting for the network. The
  // application renders the button without one, and loads the dialog when a pointer or the focus comes to it.
  const isHydrated = path !== undefined
  useEffect(() => {
    if (isHydrated) return whenIdle(() => void loadFeedbackDialog().catch(() => {}))
    return undefined
  }, [isHydrated])

  const open = async () => {
    try {
      const { default: Dialog } = await loadFeedbackDialog()
      setDialog({ Dialog })
      setOpen(true)
    } catch {
      const { title, text } = feedbackMessages.failed
      toasts.toast({ title, description: text, variant: 'destructive' })
    }
  }

  return (
    <MessagesProvider value={componentWords}>
      <FeedbackButton
        onIntent={() => void loadFeedbackDialog().catch(() => {})}
        onPress={() => void open()}
      />
      {dialog && <dialog.Dialog path={path} isOpen={isOpen} onOpenChange={setOpen} />}
    </MessagesProvider>
  )
}
