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
  | 'onFocus'
  | 'onPointerEnter'
>

export interface ButtonProps extends ButtonLook, Native {
  /** The label: what a press does. */
  children: ReactNode
  /** Called on a press by pointer, Enter or Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  /** `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Not available; say why next to it. @default false */
  isDisabled?: boolean
  /**
   * Its request is pending: it keeps the focus and ignores presses, and a ring turns before its label. A new label, which
   * should say so, is announced.
   * @default undefined, for a button that is never pending
   */
  isPending?: boolean
  /** Data attributes for scripts outside React, such as `data-opens`. */
  [data: `data-${string}`]: string | undefined
}

/**
 * Performs an action on this page. To navigate, use {@link ButtonLink}, or `Link` inside text.
 *
 * A native `button` works before hydration, in forms and with every assistive technology, without code. While pending
 * it is `aria-disabled` and not `disabled`, which would lose the focus. Style states by `:hover`, `:active`,
 * `[data-pending]`, `:disabled`.
 */
export function Button({ variant, size, wide, align, onPress, isDisabled, isPending, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevents submission, which Enter in a field triggers too.
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
      className={buttonClass({ variant, size, wide, align })}
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
