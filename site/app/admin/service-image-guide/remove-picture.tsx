import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { imagesApi } from './api.ts'
import * as css from './service-images.css.ts'
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
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={words.question(service.name)}
      description={words.text}
    >
      <Stack gap="lg">
        <ProblemAlert title={words.failed} error={remove.error} />
        <div className={css.actions}>
          <Button isPending={remove.isPending} onPress={confirm}>
            {remove.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={close}>
            {imageWords.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
