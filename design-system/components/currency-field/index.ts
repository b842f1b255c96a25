export { CurrencyField, type CurrencyFieldProps } from './currency-field.tsx'
