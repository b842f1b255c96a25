import type { ReactNode, RefObject } from 'react'

export interface PageFormProps {
  /** Id of the heading that names it. */
  labelledBy: string
  className?: string
  /** Called in place of the browser's own sending. */
  onSubmit: (form: HTMLFormElement) => void
  /** Called after each change, with the name of the field where it has one. */
  onInput?: (field: string | undefined) => void
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/**
 * A form of a page, which judges its fields itself.
 *
 * `method="dialog"` makes a press before this code has arrived do nothing, in place of putting what was typed into
 * the page's address; see docs/decisions/0008.
 */
export const PageForm = ({ labelledBy, className, onSubmit, onInput, ref, children }: PageFormProps) => (
  <form
    ref={ref}
    method="dialog"
    noValidate
    aria-labelledby={labelledBy}
    className={className}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
    onInput={
      onInput &&
      (({ target }) =>
        onInput(target instanceof Element ? (target.getAttribute('name') ?? undefined) : undefined))
    }
  >
    {children}
  </form>
)
