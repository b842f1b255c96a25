import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
import { contentWords } from './words.ts'

const words = contentWords.announcements.remove

export interface RemoveAnnouncementProps {
  /** What is to be removed; the question is closed without one. */
  announcement: Announcement | undefined
  onClose: () => void
  onRemoved: () => void
}

/** The question before an announcement is removed. */
export function RemoveAnnouncement({ announcement, onClose, onRemoved }: RemoveAnnouncementProps) {
  const remove = useApiMutation(contentApi, 'removeAnnouncement', { refreshes: ['listAnnouncements'] })
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    announcement &&
    remove.mutate(
      { params: { announcement: announcement.id } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onRemoved()
        },
      },
    )
  return (
    <Dialog
      isOpen={announcement !== undefined}
      onOpenChange={close}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={words.question}
      description={<bdi>{announcement?.text}</bdi>}
    >
      <Stack gap="lg">
        <ProblemAlert title={words.failed} error={remove.error} />
        <div className={css.actions}>
          <Button isPending={remove.isPending} onPress={confirm}>
            {remove.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={close}>
            {contentWords.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
