import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { Field, type FieldControlProps, type FieldProps } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { passwordFieldMessages } from './password-field.messages.ts'
import * as css from './password-field.css.ts'

type Native = Pick<ComponentPropsWithRef<'input'>, 'enterKeyHint' | 'onBlur' | 'onFocus' | 'form'>

interface ControlProps extends Native {
  /** Which password a password manager fills in: the account's, or a generated one. */
  autoComplete: 'current-password' | 'new-password'
  /** The password, if the parent controls it. Requires `onChange`. */
  value?: string
  /** The initial password, if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the complete password after each change. */
  onChange?: (value: string) => void
  /** Strength of a password in words, shown and announced when they change; empty for none. @default none */
  strengthOf?: (password: string) => string
  /** The input, to focus the first invalid field, and to read or set its text. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

export interface PasswordFieldProps extends FieldProps, ControlProps {}

/**
 * A field for a password, with a button that shows it.
 *
 * The input is native and, without `value`, uncontrolled, like that of `TextField`: a password that was filled in before
 * hydration is kept. There is no `maxLength`, and pasting is allowed. The password is hidden again when its form is
 * submitted, so that no browser stores it as ordinary text. Style states by `:disabled`, `[aria-invalid]`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const field = { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id }
  return <Field {...field}>{(native) => <Control {...control} native={native} />}</Field>
}

function Control({ native, strengthOf, value, onChange, onBlur, ref, ...rest }: ControlProps & WithNative) {
  const messages = useMessages('passwordField', passwordFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  const [visibility, setVisibility] = useState<'initial' | 'shown' | 'hidden'>('initial')
  const [hasCapsLock, setCapsLock] = useState(false)
  const [typed, setTyped] = useState('')
  const isShown = visibility === 'shown'
  const strength = strengthOf?.(value ?? typed)

  useEffect(() => {
    const current = input.current
    // Set before hydration, by the person or a password manager.
    setTyped(current?.value ?? '')
    const form = current?.form
    const hide = () => setVisibility('initial')
    const reset = () => {
      hide()
      // The event precedes the reset.
      setTyped(current?.defaultValue ?? '')
    }
    form?.addEventListener('submit', hide)
    form?.addEventListener('reset', reset)
    return () => {
      form?.removeEventListener('submit', hide)
      form?.removeEventListener('reset', reset)
    }
  }, [])

  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <div className={css.box}>
        <input
          {...rest}
          {...native}
          ref={input}
          type={isShown ? 'text' : 'password'}
          value={value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={css.input}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange?.(currentTarget.value)
          }}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
        />
        <button
          type="button"
          className={css.toggle}
          disabled={native.disabled}
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          aria-describedby={`${native.id}-label`}
          aria-controls={native.id}
          onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
        >
          {isShown ? messages.hide : messages.show}
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{visibility !== 'initial' && messages[visibility]}</span>
      </VisuallyHidden>
      <div role="status">
        {hasCapsLock && (
          <p className={css.note}>
            <svg className={css.capsLockSign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M8 1.75 14 8h-3.25v3.25h-5.5V8H2ZM5.25 14.25h5.5" />
            </svg>
            {messages.capsLock}
          </p>
        )}
      </div>
      {strengthOf && <div role="status">{strength && <p className={css.note}>{strength}</p>}</div>}
    </>
  )
}

interface WithNative {
  /** Of the field: ids and states. */
  native: FieldControlProps
}
