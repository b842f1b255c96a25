export { Ledger, LedgerRow, type LedgerProps, type LedgerRowProps } from './ledger.tsx'
