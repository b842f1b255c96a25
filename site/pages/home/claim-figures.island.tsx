import { Counter } from '@anupalan/design-system/counter'
import { Stat, StatGroup, type StatGroupProps } from '@anupalan/design-system/stat'
import type { ShownClaim } from '../../content/claims.ts'

export interface ClaimFiguresProps {
  claims: readonly ShownClaim[]
  layout?: StatGroupProps['layout']
}

/** Figures of the claims register side by side; they count up if motion is allowed. */
export default function ClaimFigures({ claims, layout }: ClaimFiguresProps) {
  return (
    <StatGroup layout={layout}>
      {claims.map((claim) => (
        <Stat key={claim.text} figure={<ClaimFigure claim={claim} />} label={claim.text} />
      ))}
    </StatGroup>
  )
}

function ClaimFigure({ claim: { value, counter } }: { claim: ShownClaim }) {
  if (!counter) return value
  return <Counter target={counter.to} format={(count) => `${count}${counter.suffix ?? ''}`} />
}
