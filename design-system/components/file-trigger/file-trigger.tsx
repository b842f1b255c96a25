import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger'
import { buttonClass, type ButtonLook } from '../button/button-class.ts'

export interface FileTriggerProps extends ButtonLook {
  /** The label of the button: `Choose files`. */
  children: string
  /** The accessible name, if the label needs its context: `Choose files for Form 16`. @default the label */
  label?: string
  /** Called with the chosen files, at least one. Choosing the same file again calls it again. */
  onSelect: (files: readonly File[]) => void
  /**
   * MIME types and extensions that the file picker offers, both for each type: `application/pdf` and `.pdf`. A phone
   * offers its camera and its photos for `image/*`. Not enforced by browsers: check the files too. @default all
   */
  acceptedFileTypes?: readonly string[]
  /** Several files can be chosen. @default false */
  allowsMultiple?: boolean
  /** Opens the camera, of the back or of the front, instead of the file picker. Only phones have this. @default none */
  defaultCamera?: 'environment' | 'user'
  /** Not available; say why next to it. @default false */
  isDisabled?: boolean
  /** The hidden file input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A button that opens the file picker or the camera. It keeps no files: its parent does.
 *
 * On react-aria-components. It works after hydration only; `FileField` is the field of forms on public pages.
 */
export function FileTrigger({
  children,
  label,
  onSelect,
  acceptedFileTypes,
  allowsMultiple = false,
  defaultCamera,
  isDisabled,
  ref,
  ...look
}: FileTriggerProps) {
  return (
    <AriaFileTrigger
      ref={ref}
      acceptedFileTypes={acceptedFileTypes}
      allowsMultiple={allowsMultiple}
      defaultCamera={defaultCamera}
      onSelect={(list) => {
        if (list?.length) onSelect([...list])
      }}
    >
      <Button isDisabled={isDisabled} {...(label && { 'aria-label': label })} className={buttonClass(look)}>
        {children}
      </Button>
    </AriaFileTrigger>
  )
}
