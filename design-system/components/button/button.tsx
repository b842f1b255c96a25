import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'

type Native = Pick<
  ComponentPropsWithRef<'button'>,
  | 'ref'
  | 'id'
  | 'form'
  | 'autoFocus'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-describedby'
>

export interface ButtonProps extends ButtonLook, Native {
  /** The words on the button: what happens when it is pressed. */
  children: ReactNode
  /** Called when it is pressed, by pointer, by Enter or by Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Not to be pressed now; say beside it why. @default false */
  isDisabled?: boolean
  /**
   * What it started is going on: it keeps the focus and refuses presses, and its words, which should say so, are
   * announced. @default undefined, for a button that is never pending
   */
  isPending?: boolean
  /** What code outside React knows it by, such as `data-opens`. */
  [data: `data-${string}`]: string | undefined
}

/**
 * Does something on this page. For going somewhere use {@link ButtonLink}, or `Link` inside text.
 *
 * A native button: it is one before hydration, in a form and to every assistive technology, and weighs nothing. While
 * pending it is `aria-disabled` and not `disabled`, which would drop the focus. Style states by `:hover`, `:active`,
 * `[data-pending]`, `:disabled`.
 */
export function Button({ variant, size, wide, onPress, isDisabled, isPending, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is submitted by a press of its button, Enter in a field included.
    if (isPending) event.preventDefault()
    else onPress?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
      className={buttonClass({ variant, size, wide })}
    />
  )
  if (isPending === undefined) return button
  return (
    <>
      {button}
      <VisuallyHidden>
        <span role="status">{isPending && rest.children}</span>
      </VisuallyHidden>
    </>
  )
}
