import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ConfirmDialog } from '../../data/confirm-dialog.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { contentApi } from './api.ts'
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
    <ConfirmDialog
      isOpen={announcement !== undefined}
      title={words.question}
      description={<bdi>{announcement?.text}</bdi>}
      words={words}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={close}
    />
  )
}
