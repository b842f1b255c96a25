export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx'
export type { RadioGroupHandle } from './radio-group-frame.tsx'
