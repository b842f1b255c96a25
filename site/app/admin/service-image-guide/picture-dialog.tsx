import { Dialog } from '@anupalan/design-system/dialog'
import { FileField } from '@anupalan/design-system/file-field'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { cleanLine, countCharacters } from '@anupalan/server/contract/core/text'
import {
  isRedundantAlt,
  serviceImageMessages as messages,
  serviceImageRules as rules,
} from '@anupalan/server/contract/service-images/rules'
import type { ServiceImage } from '@anupalan/server/contract/service-images/schema'
import { useEffect, useId, useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { imagesApi } from './api.ts'
import { problemOfPicture, toBase64 } from './read-picture.ts'
import * as css from './service-images.css.ts'
import { imageWords } from './words.ts'

const words = imageWords.form

export interface PictureDialogProps {
  isOpen: boolean
  service: { readonly slug: string; readonly name: string }
  /** Its picture, if it has one. */
  image: ServiceImage | undefined
  onClose: () => void
}

/** Adds or changes the picture of a service, with a preview. */
export function PictureDialog({ isOpen, service, image, onClose }: PictureDialogProps) {
  const title = (image ? words.change : words.add)(service.name)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title}>
      <PictureForm key={service.slug} service={service.slug} name={title} image={image} onClose={onClose} />
    </Dialog>
  )
}

function checkAlt(text: string): string | undefined {
  const alt = cleanLine(text)
  const length = countCharacters(alt)
  const { min, max, short, long } = rules.alt
  if (length < min) return short
  return length > max ? long : isRedundantAlt(alt) ? messages.redundant : undefined
}

interface Picked {
  readonly file: File
  readonly url: string
}

/** The chosen picture, with a URL for its preview. */
function usePicked() {
  const [picked, setPicked] = useState<Picked>()
  useEffect(() => () => URL.revokeObjectURL(picked?.url ?? ''), [picked])
  return [
    picked,
    (file: File | null) => setPicked(file ? { file, url: URL.createObjectURL(file) } : undefined),
  ] as const
}

interface PictureFormProps {
  service: string
  name: string
  image: ServiceImage | undefined
  onClose: () => void
}

function PictureForm({ service, name, image, onClose }: PictureFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const previewId = useId()
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [picked, setPicked] = usePicked()
  const [pickedProblem, setPickedProblem] = useState<string>()
  const file = useRef<File>(null)
  const refreshes = ['listServiceImages'] as const
  const { mutateAsync: save } = useApiMutation(imagesApi, 'saveServiceImage', { refreshes })
  const { newest, saveNewest } = useNewest(image, refreshes)
  const base = newest === undefined ? image : newest
  const storedImage = async () => {
    const { images } = await imagesApi.listServiceImages()
    return images.find((each) => each.service === service) ?? null
  }
  const pick = async (next: File | null) => {
    file.current = next
    clearError('image')
    setPicked(next)
    setPickedProblem(undefined)
    const problem = next && (await problemOfPicture(next))
    if (file.current === next && problem) setPickedProblem(messages[problem])
  }
  const change = useChange(form, {
    checks: {
      image: () => pickedProblem ?? (picked || base ? undefined : messages.missing),
      alt: checkAlt,
    },
    async send(fields) {
      const sent = file.current ? await toBase64(file.current) : ''
      const body = { alt: cleanLine(fields.alt ?? ''), image: sent }
      return saveNewest((version) => save({ params: { service }, body: { ...body, version } }), storedImage)
    },
    onDone() {
      toasts.toast({ title: words.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  useFirstFieldFocus(form)
  const shown = pickedProblem === undefined ? (picked?.url ?? base?.url) : undefined
  return (
    <EditForm
      ref={form}
      label={name}
      words={words}
      cancel={imageWords.cancel}
      buttonsClassName={css.actions}
      change={change}
      newest={newest ? words.newest(newest.alt) : newest === null ? words.gone : undefined}
      onCancel={onClose}
    >
      <FileField
        label={words.image}
        name="image"
        accept="image/jpeg,image/png,image/webp"
        isRequired={!image}
        description={image ? `${words.keep} ${words.imageHelp}` : words.imageHelp}
        errorMessage={errors.image ?? pickedProblem}
        onChange={(next) => void pick(next)}
      />
      <TextField
        label={words.alt}
        name="alt"
        value={alt}
        onChange={setAlt}
        autoComplete="off"
        isRequired
        description={words.altHelp}
        errorMessage={errors.alt}
      />
      <Stack gap="xs">
        <Text size="small" tone="quiet" id={previewId}>
          {words.preview}
        </Text>
        <div role="group" aria-labelledby={previewId}>
          {shown ? (
            <img className={css.preview} src={shown} alt={cleanLine(alt)} width={960} height={720} />
          ) : (
            <span className={css.noPreview}>{words.noPreview}</span>
          )}
        </div>
      </Stack>
    </EditForm>
  )
}
