import { LinkElement, type LinkElementProps } from '../link/link-element.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface ButtonLinkProps extends ButtonLook, Omit<LinkElementProps, 'className'> {}

/** A real link with a button's appearance; it can be opened in a new tab. */
export function ButtonLink({ variant, size, wide, align, ...rest }: ButtonLinkProps) {
  return <LinkElement {...rest} className={buttonClass({ variant, size, wide, align })} />
}
