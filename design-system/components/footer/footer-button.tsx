import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as css from './footer.css.ts'

export interface FooterButtonProps extends Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'ref'> {
  /** The label: "Cookie settings". */
  children: ReactNode
  /** Data attributes for scripts outside React, such as `data-opens`. */
  [data: `data-${string}`]: string
}

/** A native button with the appearance of the footer's small links. */
export function FooterButton({ children, ...rest }: FooterButtonProps) {
  return (
    <button {...rest} type="button" className={css.button}>
      {children}
    </button>
  )
}
