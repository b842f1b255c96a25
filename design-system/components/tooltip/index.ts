export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { TooltipTerm, type TooltipTermProps } from './tooltip-term.tsx'
