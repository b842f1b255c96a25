export { Field, type FieldControlProps, type FieldFrameProps } from './field.tsx'
export type { FieldProps } from './use-field.ts'
