/** Time that a control is hovered before its tooltip opens, in ms. The next one opens immediately. */
export const TOOLTIP_DELAY_MS = 500
/** Time to move the pointer from the control onto the tooltip before it closes, in ms (WCAG 1.4.13). */
export const TOOLTIP_CLOSING_DELAY_MS = 300
/** Distance between the control and its tooltip, in px. */
export const TOOLTIP_OFFSET_PX = 8
