import { Counter } from '@anupalan/design-system/counter'
import type { Claim } from '../../content/claims.ts'

/** A figure of the register, counting up where it can. */
export function ClaimFigure({ claim: { value, counter } }: { claim: Claim }) {
  if (!counter) return value
  return <Counter target={counter.to} format={(count) => `${count}${counter.suffix ?? ''}`} />
}
