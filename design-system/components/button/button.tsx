import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface ButtonProps
  extends
    ButtonLook,
    Pick<
      AriaButtonProps,
      | 'onPress'
      | 'isDisabled'
      | 'isPending'
      | 'id'
      | 'autoFocus'
      | 'aria-label'
      | 'aria-expanded'
      | 'aria-haspopup'
      | 'aria-controls'
      | 'aria-describedby'
      | 'form'
    > {
  /** The words on the button: what happens when it is pressed. */
  children: ReactNode
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  ref?: Ref<HTMLButtonElement>
}

/**
 * Does something on this page. For going somewhere use {@link ButtonLink}, or `Link` inside text.
 *
 * `isPending` keeps the focus and the name but refuses presses (`aria-disabled`), so focus is never lost while
 * something is being sent. Style states by `[data-hovered]`, `[data-pressed]`, `[data-pending]`, `[data-disabled]`.
 */
export function Button({ variant, size, wide, type = 'button', ...rest }: ButtonProps) {
  return <AriaButton {...rest} type={type} className={buttonClass({ variant, size, wide })} />
}
