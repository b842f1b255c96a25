/** What happened to an entry of the audit chain, as far as the chain shows it. */
export type FaultKind = 'changed' | 'removed' | 'inserted' | 'reordered' | 'truncated'
