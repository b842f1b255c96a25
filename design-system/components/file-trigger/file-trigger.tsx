import { useImperativeHandle, useRef, type Ref } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonLook } from '../button/button-class.ts'

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
 * Native. It works after hydration only; `FileField` is the field of forms on public pages.
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
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!, [])
  return (
    <>
      <Button
        isDisabled={isDisabled}
        {...(label && { 'aria-label': label })}
        {...look}
        onPress={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptedFileTypes?.join(',')}
        multiple={allowsMultiple}
        capture={defaultCamera}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise choosing the same file again is no change.
          currentTarget.value = ''
          if (files.length > 0) onSelect(files)
        }}
      />
    </>
  )
}
