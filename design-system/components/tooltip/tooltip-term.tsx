import { Tooltip, type TooltipProps } from './tooltip.tsx'
import * as css from './tooltip.css.ts'

export interface TooltipTermProps extends Pick<TooltipProps, 'text' | 'placement'> {
  /** The text that is explained: `₹1.2 crore`. */
  children: string
}

/**
 * A text with a tooltip, such as an abbreviated figure. A button that does nothing else than open it, so that it is
 * available by touch and by keyboard too.
 */
export function TooltipTerm({ text, placement, children }: TooltipTermProps) {
  return (
    <Tooltip text={text} placement={placement} opensOnPress>
      <button type="button" className={css.term}>
        {children}
      </button>
    </Tooltip>
  )
}
