import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as css from './footer.css.ts'

export interface FooterButtonProps extends Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'ref'> {
  /** What it does, in the words of a link: "Cookie settings". */
  children: ReactNode
  /** What code outside React knows it by, such as `data-opens`. */
  [data: `data-${string}`]: string
}

/** Does something among the footer's small links, and looks like one of them. Native: it costs nothing. */
export function FooterButton({ children, ...rest }: FooterButtonProps) {
  return (
    <button {...rest} type="button" className={css.button}>
      {children}
    </button>
  )
}
