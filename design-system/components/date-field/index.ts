export { DateField, type DateFieldProps } from './date-field.tsx'
export type { DateEntryProps, DateFieldHandle } from './use-date-entry.ts'
