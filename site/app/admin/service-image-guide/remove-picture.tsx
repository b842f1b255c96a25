import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ConfirmDialog } from '../../data/confirm-dialog.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { imagesApi } from './api.ts'
import { imageWords } from './words.ts'

const words = imageWords.remove

export interface RemovePictureProps {
  isOpen: boolean
  /** Whose picture is to be removed. */
  service: { readonly slug: string; readonly name: string }
  onClose: () => void
  onRemoved: () => void
}

/** The question before the picture of a service is removed. */
export function RemovePicture({ isOpen, service, onClose, onRemoved }: RemovePictureProps) {
  const remove = useApiMutation(imagesApi, 'removeServiceImage', { refreshes: ['listServiceImages'] })
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    remove.mutate(
      { params: { service: service.slug } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onRemoved()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.question(service.name)}
      description={words.text}
      words={words}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={close}
    />
  )
}
