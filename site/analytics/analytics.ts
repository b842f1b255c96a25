/**
 * The port for page view analytics. An adapter implements it in one file; `load-analytics.ts` selects the adapter and
 * loads it only after consent.
 */
export interface Analytics {
  /**
   * Reports a page view. Does not block or throw.
   *
   * @param path of a page or a screen, or the contract's `notFoundPath`: never a query, a hash or an unknown path.
   */
  readonly report: (path: string) => void
  /** Called when consent is withdrawn: stops sending and removes everything stored on this device. */
  readonly optOut: () => void
}
