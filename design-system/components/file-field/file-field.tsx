import { useEffect, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import { useMessages } from '../messages/index.ts'
import { fileFieldMessages } from './file-field.messages.ts'
import { sizeOf } from './file-size.ts'
import { frame, label as labelStyle } from '../field/field.css.ts'
import * as css from './file-field.css.ts'

export interface FileFieldProps extends FieldProps {
  /** Types that the file picker offers: `.pdf,.docx`. Not enforced by browsers: check the file too. */
  accept?: string
  /** Called with the file after each change; `null` when it was removed. */
  onChange?: (file: File | null) => void
  /** A file to show instead of the input's, for stories. @default the input's own */
  shown?: { readonly name: string; readonly size: number }
  /** The input, to focus it when invalid and to read its file. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * A field for one file.
 *
 * The native input covers the complete box and owns the file: press, Enter and Space open the file picker, files are
 * dropped on it, and a form reads it by `FormData`. A file chosen before hydration remains. The box shows name and
 * size, with a button to remove the file.
 */
export function FileField(props: FileFieldProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { accept, onChange, shown, ref } = control
  const field = { id, description, errorMessage, isRequired, isDisabled, name }
  const { ids, controlProps } = useField(field)
  const messages = useMessages('fileField', fileFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  const [chosen, setChosen] = useState<FileFieldProps['shown'] | null>(null)
  const [isOver, setOver] = useState(false)
  const file = shown ?? chosen

  useEffect(() => {
    const current = input.current
    setChosen(current?.files?.[0] ?? null)
    const empty = () => setChosen(null)
    const form = current?.form
    form?.addEventListener('reset', empty)
    return () => form?.removeEventListener('reset', empty)
  }, [])

  const change = (next: File | null) => {
    setOver(false)
    setChosen(next)
    onChange?.(next)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    change(null)
    input.current?.focus()
  }
  const chosenId = `${ids.control}-chosen`
  const { 'aria-describedby': describedBy, ...native } = controlProps
  return (
    <div className={frame}>
      <label id={ids.label} htmlFor={ids.control} className={labelStyle}>
        {label}
        {isOptional && <FieldOptional />}
      </label>
      <div className={css.box} data-over={isOver || undefined} data-chosen={file ? true : undefined}>
        <input
          {...native}
          ref={input}
          type="file"
          accept={accept}
          className={css.input}
          aria-describedby={[file && chosenId, describedBy].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => change(currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <span className={css.words}>
          <span id={chosenId} aria-live="polite" className={css.chosen}>
            {file && (
              <>
                <span className={css.fileName}>{file.name}</span>{' '}
                <span className={css.size}>{sizeOf(file.size, messages)}</span>
              </>
            )}
          </span>
          <span className={css.invitation} aria-hidden="true">
            <span className={css.choose}>{file ? messages.change : messages.choose}</span>
            {!file && <span className={css.drop}>{` ${messages.drop}`}</span>}
          </span>
        </span>
        {file && !isDisabled && (
          <button
            type="button"
            className={css.remove}
            aria-label={`${messages.remove} ${file.name}`}
            onClick={remove}
          >
            {messages.remove}
          </button>
        )}
      </div>
      <FieldError id={ids.error}>{errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
    </div>
  )
}
