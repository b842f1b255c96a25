/**
 * What page views are reported to: the port. An adapter is one file that fills it; `load-analytics.ts` names the one
 * that is used, and loads it only for a visitor who has consented.
 */
export interface Analytics {
  /**
   * Reports that a page is shown. Neither waits nor throws.
   *
   * @param path of a page or a screen, or the contract's `notFoundPath`: never a query, a hash or what somebody typed.
   */
  readonly report: (path: string) => void
  /** Consent is withdrawn: sends nothing more, and removes whatever it keeps on this device. */
  readonly forget: () => void
}
