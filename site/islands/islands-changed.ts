/** HMR event of the development server: the code of some islands has changed. */
export const ISLANDS_CHANGED = 'documents:islands-changed'

export interface IslandsChanged {
  /** Addresses of their scripts. */
  islands: readonly string[]
}
