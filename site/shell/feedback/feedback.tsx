import { FeedbackButton } from '@anupalan/design-system/feedback-button'
import { lazy, Suspense, useState } from 'react'

const loadDialog = () => import('./site-feedback-dialog.tsx')
const SiteFeedbackDialog = lazy(loadDialog)

/** The feedback button on every page. The dialog's code comes when a press is likely, and it stays for its draft. */
export function Feedback() {
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  return (
    <>
      <FeedbackButton
        onIntent={() => void loadDialog().catch(() => {})}
        onPress={() => {
          setNeeded(true)
          setOpen(true)
        }}
      />
      {isNeeded && (
        <Suspense>
          <SiteFeedbackDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
