import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { fieldMessages } from './field.messages.ts'
import * as css from './field.css.ts'

interface PartProps {
  id: string
  children: ReactNode
}

/** The text "(optional)" after the label. */
export function FieldOptional() {
  const { optional } = useMessages('field', fieldMessages)
  return (
    <>
      {' '}
      <span className={css.optional}>{`(${optional})`}</span>
    </>
  )
}

/** Help text. Renders nothing without children. */
export function FieldDescription({ id, children }: PartProps) {
  if (!children) return null
  return (
    <div id={id} className={css.description}>
      {children}
    </div>
  )
}

/** The mark before an error message, which shows an error without colour. */
export const FieldErrorMark = () => (
  <svg className={css.errorMark} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M8 1.25 15.25 14.5H.75Z" className={css.errorShape} />
    <path d="M8 6v4M8 11.75v1" className={css.errorSign} />
  </svg>
)

/**
 * The error message. Its live region exists before there is an error, so that a message is announced while the focus is
 * elsewhere. An icon and the control's thicker border show it without colour.
 */
export function FieldError({ id, children }: PartProps) {
  return (
    <div aria-live="polite">
      {children ? (
        <p className={css.error}>
          <FieldErrorMark />
          <span id={id} className={css.errorWords}>
            {children}
          </span>
        </p>
      ) : null}
    </div>
  )
}
