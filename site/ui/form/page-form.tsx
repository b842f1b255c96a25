import type { ReactNode, RefObject } from 'react'

export interface PageFormProps {
  /** Id of the heading that labels the form. */
  labelledBy: string
  className?: string
  /** Called instead of the browser's form submission. */
  onSubmit: (form: HTMLFormElement) => void
  /** Called on each input, with the name of the field if it has one. */
  onInput?: (field: string | undefined) => void
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/**
 * A form that the page validates itself.
 *
 * With `method="dialog"`, a submit before hydration does nothing; the default method would put the values into the
 * URL. See docs/decisions/0008.
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
