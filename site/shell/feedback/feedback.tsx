import { FeedbackButton } from '@anupalan/design-system/feedback-button'
import { useToast } from '@anupalan/design-system/toast'
import { useState, type ComponentType } from 'react'
import { feedbackMessages } from '../../content/messages.ts'
import { loadFeedbackDialog } from './load-dialog.ts'
import type { SiteFeedbackDialogProps } from './site-feedback-dialog.tsx'

/** The feedback button on every page. The dialog's code comes when a press is likely, and it stays for its draft. */
export function Feedback() {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<SiteFeedbackDialogProps> } | null>(null)

  const open = async () => {
    try {
      const { default: Dialog } = await loadFeedbackDialog()
      setDialog({ Dialog })
      setOpen(true)
    } catch {
      const { title, text } = feedbackMessages.failed
      toast({ title, description: text, variant: 'destructive' })
    }
  }

  return (
    <>
      <FeedbackButton
        onIntent={() => void loadFeedbackDialog().catch(() => {})}
        onPress={() => void open()}
      />
      {dialog && <dialog.Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
